### Artifaxx, en français. Tout ce qu’il dit d’autre se trouve dans chrononauts.ftl.

## Le jeu lui-même
ax-title = Artifaxx
ax-tagline = Trois artefacts, une mission secrète, et tous les autres peuvent y arriver les premiers.
ax-about = La face légère de Chrononauts : ni chronologie, ni paradoxes. Piochez une carte, jouez une carte et réunissez les trois artefacts que demande votre mission, pendant que les autres les volent, les vendent et les effacent.

## Les options
ax-option-edition = Édition
ax-option-edition-help = Les cartes avec lesquelles on joue (R-37).
ax-option-first = Premier joueur
ax-option-first-help = Qui devine le mieux l’heure commence (A-013) ; sinon, le sort décide.
ax-option-parents = Vos parents ne se sont jamais rencontrés
ax-option-parents-help = Une carte sans emploi ici, à moins que tous s’accordent sur un (A-004).
ax-option-parents-out = Retirée
ax-option-parents-out-help = Le paquet a 38 cartes.
ax-option-parents-never_existed = Un « Ça n’a jamais existé » de plus
ax-option-parents-never_existed-help = La carte reste, défausse un artefact, et le paquet a 39 cartes.

// boardgame.io's own server with its in-memory store, and a card game for four with secret hands.
// The rules are simpler than those of Contre-Temps: play a card, draw another. 65 cards, as there.
const { Server, Origins } = require("boardgame.io/server");
const { PlayerView } = require("boardgame.io/core");

const bench = {
  name: "bench",
  setup: ({ random }) => {
    const deck = random.Shuffle(Array.from({ length: 65 }, (_, i) => "ABCDE"[i % 5] + (1 + Math.floor(i / 5))));
    const players = {};
    for (let seat = 0; seat < 4; seat++) players[seat] = { hand: deck.splice(0, 9) };
    return { secret: { deck }, players, row: [], discard: [], energy: [0, 0, 0, 0] };
  },
  playerView: PlayerView.STRIP_SECRETS,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      move: ({ G, playerID, random }, index) => {
        const hand = G.players[playerID].hand;
        G.row.push(hand.splice(index, 1)[0]);
        if (G.row.length > 10) G.discard.push(G.row.shift());
        if (!G.secret.deck.length) {
          G.secret.deck = random.Shuffle(G.discard);
          G.discard = [];
        }
        hand.push(G.secret.deck.pop());
        G.energy[playerID] += 1;
      },
      client: false,
    },
  },
};

Server({ games: [bench], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log("ready"));

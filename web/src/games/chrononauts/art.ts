/** Small pictures: in the hexagons of linchpins, and on cards. What has none is shown by type alone. */
import type { Component } from "svelte";
import Anchor from "~icons/game-icons/anchor";
import Anticlockwise from "~icons/game-icons/anticlockwise-rotation";
import Ark from "~icons/game-icons/locked-chest";
import Atom from "~icons/game-icons/atom";
import BackForth from "~icons/game-icons/back-forth";
import Binoculars from "~icons/game-icons/binoculars";
import BrokenTablet from "~icons/game-icons/broken-tablet";
import Capitol from "~icons/game-icons/capitol";
import Car from "~icons/game-icons/city-car";
import Church from "~icons/game-icons/church";
import Crown from "~icons/game-icons/crown";
import Cruiser from "~icons/game-icons/cruiser";
import Divert from "~icons/game-icons/divert";
import Envelope from "~icons/game-icons/envelope";
import FamilyTree from "~icons/game-icons/family-tree";
import FastForward from "~icons/game-icons/fast-forward-button";
import Film from "~icons/game-icons/film-spool";
import Guitar from "~icons/game-icons/guitar";
import Halt from "~icons/game-icons/halt";
import Hourglass from "~icons/game-icons/empty-hourglass";
import Laurels from "~icons/game-icons/laurels";
import LifeBuoy from "~icons/game-icons/life-buoy";
import Medicine from "~icons/game-icons/miracle-medecine";
import MonaLisa from "~icons/game-icons/mona-lisa";
import Money from "~icons/game-icons/money-stack";
import Newspaper from "~icons/game-icons/newspaper";
import Person from "~icons/game-icons/person";
import Quill from "~icons/game-icons/quill-ink";
import Rex from "~icons/game-icons/dinosaur-rex";
import Satellite from "~icons/game-icons/satellite";
import Score from "~icons/game-icons/musical-score";
import Scroll from "~icons/game-icons/scroll-unfurled";
import Shield from "~icons/game-icons/shield-reflect";
import Sinking from "~icons/game-icons/sinking-ship";
import Sprint from "~icons/game-icons/sprint";
import Stegosaurus from "~icons/game-icons/stegosaurus-scales";
import Sun from "~icons/game-icons/sun-radiations";
import Tablet from "~icons/game-icons/stone-tablet";
import Target from "~icons/game-icons/target-poster";
import Thorns from "~icons/game-icons/crown-of-thorns";
import TopHat from "~icons/game-icons/top-hat";
import Triceratops from "~icons/game-icons/triceratops-head";
import Trophy from "~icons/game-icons/trophy";
import Vortex from "~icons/game-icons/vortex";
import Wrench from "~icons/game-icons/monkey-wrench";
import Zeppelin from "~icons/game-icons/zeppelin";
import { printed, type Sort } from "./printed.svelte";

const LINCHPINS: Record<string, Component> = {
  lincoln: TopHat,
  titanic: Sinking,
  ferdinand: Crown,
  lusitania: Cruiser,
  hitler: Laurels,
  hindenburg: Zeppelin,
  pearl_harbor: Anchor,
  manhattan: Atom,
  sputnik: Satellite,
  jfk: Car,
  lennon: Guitar,
  reagan: Capitol,
  waco: Church,
};

const CARDS: Record<string, Component> = {
  reverse_fate: Anticlockwise,
  restore_history: BackForth,
  prevent_assassination: Shield,
  avert_disaster: LifeBuoy,
  halt_attack: Halt,
  sabotage: Wrench,
  mona_lisa_real: MonaLisa,
  mona_lisa_excellent: MonaLisa,
  mona_lisa_obvious: MonaLisa,
  sports_almanac: Trophy,
  cure_for_cancer: Medicine,
  videotape_creation: Film,
  shakespeare_play: Quill,
  rongo_rongo: Tablet,
  ark_of_the_covenant: Ark,
  live_tyrannosaurus: Rex,
  live_triceratops: Triceratops,
  live_stegosaurus: Stegosaurus,
  crown_of_thorns: Thorns,
  alexandria_scrolls: Scroll,
  lost_opera: Score,
  memo: Envelope,
  fast_forward: FastForward,
  rewind: Hourglass,
  quick_trip: Binoculars,
  get_there_first: Sprint,
  sell_an_artifact: Money,
  perform_a_miracle: Sun,
  discontinuity: Divert,
  time_vortex: Vortex,
  new_mission: Target,
  it_never_existed: BrokenTablet,
  your_parents_never_met: FamilyTree,
};

const SORTS: Partial<Record<Sort, Component>> = { patch: Newspaper, id: Person, mission: Target };

export function linchpinArt(icon: string): Component | null {
  return LINCHPINS[icon] ?? null;
}

export function cardArt(card: string): Component | null {
  const { art, kind, sort } = printed(card);
  return CARDS[art] ?? CARDS[kind] ?? SORTS[sort] ?? null;
}

/** Each sort has an ink of its own besides its word. */
export const INKS: Record<Sort, string> = {
  inverter: "#5E35B1",
  patch: "#AE2A1C",
  artifact: "#1B6A3C",
  action: "#1D4E9E",
  timewarp: "#7F5200",
  id: "#5E35B1",
  mission: "#1B6A3C",
};

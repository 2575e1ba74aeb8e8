/** The picture of each card, by its id: things of its trade, from game-icons. */
import type { Component } from "svelte";
import Shepherd from "~icons/game-icons/shepherds-crook";
import Farmer from "~icons/game-icons/wheat";
import Fisherman from "~icons/game-icons/fishing-pole";
import Tim from "~icons/game-icons/time-trap";
import Tom from "~icons/game-icons/portal";
import Potter from "~icons/game-icons/amphora";
import TravellingMerchant from "~icons/game-icons/camel";
import Stonemason from "~icons/game-icons/stone-block";
import Carpenter from "~icons/game-icons/hand-saw";
import Charioteer from "~icons/game-icons/chariot";
import Archer from "~icons/game-icons/bow-arrow";
import Foreman from "~icons/game-icons/whip";
import Scribe from "~icons/game-icons/scroll-quill";
import Shipbuilder from "~icons/game-icons/galley";
import Architect from "~icons/game-icons/compass";
import PriestOfHorus from "~icons/game-icons/eye-of-horus";
import PriestOfAnubis from "~icons/game-icons/anubis";
import PriestessOfBastet from "~icons/game-icons/bastet";
import Vizier from "~icons/game-icons/egyptian-profile";
import Pharaoh from "~icons/game-icons/pharoah";
import Beggar from "~icons/game-icons/cape";
import Trapper from "~icons/game-icons/wolf-trap";
import Executioner from "~icons/game-icons/battered-axe";
import Tina from "~icons/game-icons/hourglass";
import Tara from "~icons/game-icons/magic-gate";
import Blacksmith from "~icons/game-icons/blacksmith";
import Squire from "~icons/game-icons/knapsack";
import Troubadour from "~icons/game-icons/lyre";
import Moneylender from "~icons/game-icons/cash";
import TaxCollector from "~icons/game-icons/coins-pile";
import NightWatchman from "~icons/game-icons/old-lantern";
import Monk from "~icons/game-icons/monk-face";
import Trader from "~icons/game-icons/scales";
import GuildMaster from "~icons/game-icons/family-tree";
import PlagueDoctor from "~icons/game-icons/plague-doctor-profile";
import Scholar from "~icons/game-icons/open-book";
import Knight from "~icons/game-icons/mounted-knight";
import Bishop from "~icons/game-icons/pope-crown";
import Duke from "~icons/game-icons/crowned-heart";
import King from "~icons/game-icons/crown";
import Intern from "~icons/game-icons/coffee-cup";
import Student from "~icons/game-icons/graduate-cap";
import FastFoodWorker from "~icons/game-icons/hamburger";
import Tony from "~icons/game-icons/stopwatch";
import Terry from "~icons/game-icons/time-bomb";
import CarSalesman from "~icons/game-icons/city-car";
import TravellingSalesman from "~icons/game-icons/briefcase";
import PrivateDetective from "~icons/game-icons/magnifying-glass";
import TaxiDriver from "~icons/game-icons/steering-wheel";
import Programmer from "~icons/game-icons/pc";
import AerobicsInstructor from "~icons/game-icons/jumping-rope";
import Dentist from "~icons/game-icons/tooth";
import Banker from "~icons/game-icons/banknote";
import PopStar from "~icons/game-icons/microphone";
import ProfessionalAthlete from "~icons/game-icons/run";
import FighterPilot from "~icons/game-icons/jet-fighter";
import Lobbyist from "~icons/game-icons/shaking-hands";
import OilMagnate from "~icons/game-icons/oil-pump";
import Governor from "~icons/game-icons/capitol";
import President from "~icons/game-icons/eagle-emblem";

export const ART: Readonly<Record<string, Component>> = {
  shepherd: Shepherd,
  farmer: Farmer,
  fisherman: Fisherman,
  tim: Tim,
  tom: Tom,
  potter: Potter,
  travelling_merchant: TravellingMerchant,
  stonemason: Stonemason,
  carpenter: Carpenter,
  charioteer: Charioteer,
  archer: Archer,
  foreman: Foreman,
  scribe: Scribe,
  shipbuilder: Shipbuilder,
  architect: Architect,
  priest_of_horus: PriestOfHorus,
  priest_of_anubis: PriestOfAnubis,
  priestess_of_bastet: PriestessOfBastet,
  vizier: Vizier,
  pharaoh: Pharaoh,
  beggar: Beggar,
  trapper: Trapper,
  executioner: Executioner,
  tina: Tina,
  tara: Tara,
  blacksmith: Blacksmith,
  squire: Squire,
  troubadour: Troubadour,
  moneylender: Moneylender,
  tax_collector: TaxCollector,
  night_watchman: NightWatchman,
  monk: Monk,
  trader: Trader,
  guild_master: GuildMaster,
  plague_doctor: PlagueDoctor,
  scholar: Scholar,
  knight: Knight,
  bishop: Bishop,
  duke: Duke,
  king: King,
  intern: Intern,
  student: Student,
  fast_food_worker: FastFoodWorker,
  tony: Tony,
  terry: Terry,
  car_salesman: CarSalesman,
  travelling_salesman: TravellingSalesman,
  private_detective: PrivateDetective,
  taxi_driver: TaxiDriver,
  programmer: Programmer,
  aerobics_instructor: AerobicsInstructor,
  dentist: Dentist,
  banker: Banker,
  pop_star: PopStar,
  professional_athlete: ProfessionalAthlete,
  fighter_pilot: FighterPilot,
  lobbyist: Lobbyist,
  oil_magnate: OilMagnate,
  governor: Governor,
  president: President,
};

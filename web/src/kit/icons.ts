/** Our own 1.8 px strokes for controls, on a 24 px grid. */
export const STROKES = {
  lock: '<rect x="5" y="11" width="14" height="9" rx="2"/><path d="M8 11V8a4 4 0 0 1 8 0v3"/>',
  check: '<path d="m5 12.500 4.500 4.500L19 7.500"/>',
  cross: '<path d="m6 6 12 12M18 6 6 18"/>',
  signal: '<path d="M3 9a13 13 0 0 1 18 0M6.500 12.500a8 8 0 0 1 11 0M10 16a3 3 0 0 1 4 0M12 19h.01"/>',
  person: '<circle cx="12" cy="8" r="4"/><path d="M4 21c.6-4.500 4-6.500 8-6.500s7.400 2 8 6.500"/>',
  moon: '<path d="M20 14.500A8.500 8.500 0 1 1 9.500 4 7 7 0 0 0 20 14.500Z"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"/>',
  star: '<path d="m12 3 2.600 6 6.400.600-4.900 4.200 1.500 6.300L12 16.700 6.400 20.100l1.500-6.300L3 9.600 9.400 9Z"/>',
  settings:
    '<path d="M4 7h9M19 7h1M4 17h1M11 17h9"/><circle cx="16" cy="7" r="2.600"/><circle cx="8" cy="17" r="2.600"/>',
  right: '<path d="M5 12h14M13 6l6 6-6 6"/>',
  left: '<path d="M19 12H5M11 6l-6 6 6 6"/>',
  link: '<path d="M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1"/><path d="M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1"/>',
  bot: '<rect x="5" y="8" width="14" height="10" rx="2"/><path d="M12 8V4M9 13h.01M15 13h.01M2.500 12v3M21.500 12v3"/>',
  points: '<path d="M3 17h18"/><path d="M15 17C11 17 11 7 5 7"/><path d="M8 4 5 7l3 3"/>',
  undo: '<path d="M9 3.500 4 8.500l5 5"/><path d="M4 8.500h10a6 6 0 0 1 0 12h-2"/>',
  hint: '<path d="M9 18h6M10 21h4M8.200 14.500A6 6 0 1 1 15.800 14.500c-.6.6-.8 1.200-.8 2H9c0-.8-.2-1.400-.8-2Z"/>',
  cards:
    '<rect x="8" y="4" width="11" height="15" rx="1.800"/><path d="M5 7.500v11.200A2.300 2.300 0 0 0 7.300 21H15"/>',
  list: '<path d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01"/>',
  chat: '<path d="M4 5h16v11H10l-4.500 4V16H4V5Z"/>',
  book: '<path d="M4 5.500A2 2 0 0 1 6 4h5v16H6a2 2 0 0 0-2 1V5.500ZM20 5.500A2 2 0 0 0 18 4h-5v16h5a2 2 0 0 1 2 1V5.500Z"/>',
  eye: '<path d="M2.500 12S6 5.500 12 5.500 21.500 12 21.500 12 18 18.500 12 18.500 2.500 12 2.500 12Z"/><circle cx="12" cy="12" r="2.800"/>',
  reveal:
    '<path d="M3 3l18 18M10 5.700A9 9 0 0 1 12 5.500c6 0 9.500 6.500 9.500 6.500a16 16 0 0 1-3 3.700M6.500 7.300A15.500 15.500 0 0 0 2.500 12S6 18.500 12 18.500a9 9 0 0 0 4.500-1.200"/>',
  share:
    '<circle cx="6" cy="12" r="2.500"/><circle cx="18" cy="6" r="2.500"/><circle cx="18" cy="18" r="2.500"/><path d="m8.200 11 7.600-4M8.200 13l7.600 4"/>',
  search: '<circle cx="11" cy="11" r="6"/><path d="m20 20-4.500-4.500"/>',
  first: '<path d="M6 5v14M19 6l-9 6 9 6V6Z"/>',
  prev: '<path d="m15 6-7 6 7 6"/>',
  play: '<path d="M7 5v14l12-7L7 5Z"/>',
  pause: '<path d="M8 5v14M16 5v14"/>',
  next: '<path d="m9 6 7 6-7 6"/>',
  last: '<path d="M18 5v14M5 6l9 6-9 6V6Z"/>',
  mute: '<path d="M4 9v6h4l5 4V5L8 9H4Z"/><path d="m16 9 5 6M21 9l-5 6"/>',
  sound: '<path d="M4 9v6h4l5 4V5L8 9H4Z"/><path d="M16.500 9a4 4 0 0 1 0 6M19 6.500a8 8 0 0 1 0 11"/>',
  dash: '<path d="M5 12h14"/>',
  send: '<path d="M4 12 20 4l-5 16-3.500-6.500L4 12Z"/>',
  flag: '<path d="M6 21V4M6 5h11l-2.500 3.500L17 12H6"/>',
  time: '<path d="M7 4h10M7 20h10M8 4c0 5 3 6 4 8-1 2-4 3-4 8M16 4c0 5-3 6-4 8 1 2 4 3 4 8"/>',
  download: '<path d="M12 4v11M7 10.500 12 15.500l5-5M5 20h14"/>',
} as const;

export type Stroke = keyof typeof STROKES;

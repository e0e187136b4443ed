/** Paths in a view box of 24 by 24. */
export const shapes = {
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a1 1 0 0 1-1 1A16 16 0 0 1 4 5a1 1 0 0 1 1-1Z',
  message: 'M3.5 4h17v12.5H12L7 20.5v-4H3.5V4ZM7.5 8.5h9M7.5 12h6',
  chat: 'M3.5 4h17v12.5H12L7 20.5v-4H3.5V4ZM9.7 8.6a2.3 2.3 0 1 1 3.4 2c-.8.4-1.1.8-1.1 1.6M12 14.2v.1',
  card: 'M3 6h18v13H3V6ZM3 10h18M6.5 15h4',
  whatsApp:
    'M3.5 20.5 5 16.2A8.6 8.6 0 1 1 8.2 19.3L3.5 20.5ZM9.3 8C8 9 8.4 11 10.6 13.3s4.3 2.9 5.4 1.6L14.3 13.3l-1.1.7c-1.2-.5-2.2-1.5-2.7-2.7l.7-1.1L9.3 8Z',
  mail: 'M3 6h18v12H3V6Zm0 1 9 6 9-6',
  pin: 'M12 21s7-6.2 7-11.5A7 7 0 0 0 5 9.5C5 14.8 12 21 12 21ZM12 12a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12 7v5l3.5 2',
  check: 'm5 12.5 4.5 4.5L19 7',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  down: 'm6 9 6 6 6-6',
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'm6 6 12 12M18 6 6 18',
  globe: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3 12h18M12 3c5 5 5 13 0 18-5-5-5-13 0-18Z',
  external: 'M14 5h5v5M19 5l-8 8M17 14v5H5V7h5',
  shield: 'M12 3l8 3v6c0 5-3.5 8-8 9-4.5-1-8-4-8-9V6l8-3ZM8.5 12l2.5 2.5 4.5-5',
  file: 'M6 3h8l4 4v14H6V3ZM14 3v5h4M9 12h6M9 16h6',
  seal: 'M6 3h12v11H6V3ZM9 7h6M9 10h4M10 14v7l2-2 2 2v-7',
  car: 'M3 16v-3l2-1 2-5h9l3 5 2 1v3H3ZM7.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM6 12h12',
  truck: 'M3 6h11v10H3V6ZM14 9h4l3 4v3h-7V9ZM7 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4ZM17.5 18.5a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
  trucks:
    'M3 13V4h11v2M6 8h9v8H6V8ZM15 10.5h3.2L21 13.5V16h-6v-5.5ZM9.5 18.7a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8ZM17.7 18.7a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8Z',
  building: 'M5 21V4h9v17M14 9h5v12M3 21h18M8 8h3M8 12h3M8 16h3',
  home: 'm3 11 9-8 9 8M5 10v11h14V10M10 21v-6h4v6',
  people: 'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20c0-4 3-6 6.5-6s6.5 2 6.5 6M16 4.5a3.5 3.5 0 0 1 0 6.5M18 14.5c2 .8 3.5 2.6 3.5 5.5',
  gap: 'M4 5h16v15H4V5ZM4 9.5h16M8 3v4M16 3v4M9 13l6 4M15 13l-6 4',
  scale: 'M12 4v16M7 20h10M5 7l7-2 7 2M5 7l-3 7h6L5 7ZM19 7l-3 7h6l-3-7Z',
  alert: 'M12 4 2.5 20h19L12 4ZM12 10v4M12 17v.5',
  key: 'M8 20a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9ZM11.2 12.3 20 3.5M16 7.5l3 3M13.5 10l2 2',
  wave: 'M2 9c3-3 5-3 7 0s4 3 6 0 4-3 7 0M2 16c3-3 5-3 7 0s4 3 6 0 4-3 7 0',
  book: 'M4 5c3-1 6-1 8 1v14c-2-2-5-2-8-1V5ZM20 5c-3-1-6-1-8 1v14c2-2 5-2 8-1V5Z',
  offline: 'M3 3l18 18M5 12.5a10 10 0 0 1 5-2.7M19 12.5a10 10 0 0 0-3-2M2 9a15 15 0 0 1 4-2.6M22 9A15 15 0 0 0 11 5M8.5 16a5 5 0 0 1 7 0M12 19.5v.5',
  star: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.2L12 17.2 6.4 20.2l1.2-6.2L3 9.6l6.3-.8L12 3Z',
} as const;

/** Logos of networks: filled, not stroked. */
export const marks = {
  facebook: 'M13.5 21v-7.5h2.7l.5-3.2h-3.2V8.3c0-1 .4-1.7 1.8-1.7h1.5V3.7C16.4 3.6 15.5 3.5 14.7 3.5c-2.7 0-4.4 1.6-4.4 4.4v2.4H7.5v3.2h2.8V21z',
  linkedin:
    'M4.5 9.5h3.3V20H4.5zM6.1 4a1.9 1.9 0 1 1 0 3.8 1.9 1.9 0 0 1 0-3.8zM10 9.5h3.1v1.4c.5-.9 1.6-1.7 3.2-1.7 3.3 0 3.9 2.1 3.9 4.9V20h-3.3v-5.2c0-1.3 0-2.9-1.8-2.9s-2 1.4-2 2.8V20H10z',
  x: 'M4 4h4.7l4 5.6L17.6 4H20l-6.2 7.2L20.5 20h-4.7l-4.4-6-5.2 6H3.8l6.5-7.5zm3 1.7L16.7 18.3h1L8 5.7z',
  instagram:
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5zm0 2a3 3 0 0 0-3 3v8a3 3 0 0 0 3 3h8a3 3 0 0 0 3-3V8a3 3 0 0 0-3-3zm4 3a4 4 0 1 1 0 8 4 4 0 0 1 0-8zm0 2a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm4.8-3.6a1 1 0 1 1 0 2 1 1 0 0 1 0-2z',
} as const;

/** Drawings with their own colors, by view box; too little space crops them at the upper left. */
export const drawings = { logo: '0 0 40 40', waves: '0 0 1280 64' } as const;

export type IconName = keyof typeof shapes | keyof typeof marks | keyof typeof drawings;

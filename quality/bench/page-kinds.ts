/** One page of each kind the site has. The home page is also read in its other languages. */
export type PageKind = { name: string; path: string; hasForm: boolean };

export const pageKinds: readonly PageKind[] = [
  { name: 'home', path: '/', hasForm: true },
  { name: 'content', path: '/about-us', hasForm: false },
  { name: 'form', path: '/personal-auto', hasForm: true },
  { name: 'wizard', path: '/auto-quote', hasForm: true },
  { name: 'videos', path: '/videos', hasForm: false },
];

export const otherHomes: readonly PageKind[] = [
  { name: 'home es', path: '/es', hasForm: true },
  { name: 'home pt', path: '/pt', hasForm: true },
];

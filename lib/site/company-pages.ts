import type { Page, Section } from './page.ts';

const prose = (words: string): Section => ({ kind: 'prose', words });

export const aboutPage = {
  id: 'about',
  path: '/about-us',
  aliases: ['/about'],
  line: 'company',
  sections: [
    { kind: 'hero', to: { page: 'contact' } },
    'prose',
    'trust',
    'stats',
    { kind: 'cards', fold: true },
    { kind: 'list', mark: 'check', fold: true },
    { kind: 'steps', fold: true },
    'contact',
    { kind: 'cta', to: { page: 'smart-quote' } },
  ],
} as const satisfies Page;

export const claimsPage = {
  id: 'claims-help',
  path: '/claims-help',
  line: 'company',
  task: 'claims',
  sections: [{ kind: 'hero', brief: true }, 'claims', 'steps', { kind: 'cards', fold: true }, { kind: 'list', mark: 'cross' }, 'faq', 'contact'],
} as const satisfies Page;

export const guidePage = {
  id: 'free-guide',
  path: '/free-guide',
  line: 'company',
  form: 'guide',
  task: 'form',
  sections: ['hero', 'form', { kind: 'list', mark: 'check' }],
} as const satisfies Page;

export const payingPage = {
  id: 'paying',
  path: '/paying-for-insurance',
  line: 'company',
  sections: [
    { kind: 'hero', to: { page: 'get-quote' }, links: { lead: { page: 'client-portal', fragment: 'payments' } } },
    { kind: 'list', warnings: ['safe'] },
    'faq',
    'contact',
    { kind: 'cta', to: { page: 'get-quote' } },
    { kind: 'related', pages: ['client-portal', 'license-and-papers', 'lapse', 'states-we-serve'] },
  ],
} as const satisfies Page;

export const servedStatesPage = {
  id: 'states-we-serve',
  path: '/states-we-serve',
  line: 'company',
  sections: [
    { kind: 'hero', to: { page: 'get-quote' } },
    'list',
    'faq',
    { kind: 'cta', to: { page: 'states' } },
    { kind: 'related', pages: ['states', 'which-filing', 'contact', 'paying'] },
  ],
} as const satisfies Page;

export const legalPages = [
  {
    id: 'privacy',
    path: '/privacy',
    line: 'company',
    sections: [
      'hero',
      'contents',
      { kind: 'list', mark: 'check' },
      prose('collect'),
      prose('share'),
      { kind: 'table', words: 'kept' },
      { kind: 'table', words: 'device' },
      prose('rights'),
    ],
  },
  { id: 'terms', path: '/terms', line: 'company', sections: ['hero', prose('cover'), prose('use'), prose('ours')] },
  { id: 'accessibility', path: '/accessibility', line: 'company', sections: ['hero', 'list', prose('check')] },
  {
    id: 'licenses',
    path: '/licenses',
    aliases: ['/licences'],
    line: 'company',
    sections: [
      'hero',
      'licenses',
      {
        kind: 'cards',
        links: {
          geonames: { href: 'https://www.geonames.org/' },
          vpic: { href: 'https://vpic.nhtsa.dot.gov/' },
          fonts: { href: 'https://openfontlicense.org/open-font-license-official-text/' },
          map: { href: 'https://www.openstreetmap.org/copyright' },
          fmcsa: { href: 'https://www.fmcsa.dot.gov/' },
          law: { page: 'which-filing' },
        },
      },
      'list',
    ],
  },
] as const satisfies readonly Page[];

import { agencyReviews } from './agency-contact.ts';
import { cards, type Page, type Section } from './page.ts';

/** Official pages for clients, by the key of their words. */
const resources: Section = {
  kind: 'cards',
  words: 'resources',
  fold: true,
  itemsOnly: { sunbiz: ['FL'], exemptionFl: ['FL'], exemptionGa: ['GA'], workersPool: ['FL'], autoJua: ['FL'], motorVehicles: ['FL'] },
  links: {
    reviews: { href: agencyReviews ?? '' },
    fmcsa: { href: 'https://www.fmcsa.dot.gov/' },
    sunbiz: { href: 'https://dos.fl.gov/sunbiz/' },
    exemptionFl: { href: 'https://www.myfloridacfo.com/division/wc/employer/exemptions' },
    exemptionGa: { href: 'https://sbwc.georgia.gov/' },
    workersPool: { href: 'https://www.fwcjua.com/' },
    autoJua: { href: 'https://www.fajua.org/' },
    motorVehicles: { href: 'https://www.flhsmv.gov/' },
    irs: { href: 'https://www.irs.gov/businesses' },
  },
};

const pageCards = cards({ documents: 'documents', certificate: 'coi-request', review: 'savings-review', claims: 'claims-help', contact: 'contact' });

export const portalPages = [
  {
    id: 'client-portal',
    path: '/client-portal',
    aliases: ['/id-card'],
    line: 'company',
    hasOwnRoute: true,
    sections: [
      { kind: 'hero', to: { page: 'client-portal', fragment: 'payments' } },
      { kind: 'cards', words: 'services', links: { ...pageCards.links, payment: { page: 'client-portal', fragment: 'payments' } } },
      { kind: 'cta', words: 'payments' },
      resources,
      { kind: 'cta', words: 'newsletter' },
    ],
  },
  {
    id: 'documents',
    path: '/client-portal/documents',
    line: 'company',
    form: 'documents',
    task: 'form',
    sections: ['hero', 'steps', 'form', 'contact'],
  },
] as const satisfies readonly Page[];

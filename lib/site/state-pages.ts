import type { Page, Section } from './page.ts';
import { knownStates, type StateCode, stateCodes } from './states.ts';

const basics = ['minimum', 'filings'];
const withSr22 = [...basics, 'sr22Term'];
const fees = ['reinstatementFirst', 'reinstatementSecond', 'reinstatementLater'];

/** Facts of each state, in page order. */
const stateFacts: Readonly<Record<StateCode, readonly string[]>> = {
  FL: [...withSr22, 'minPip', 'fr44', 'fr44Term', 'policyMonths', ...fees, 'feeLookbackYears', 'lapseReportDays'],
  GA: ['sr22PrepaidMonths', 'filings', 'sr22Term', 'ticketSuspensionDays', 'laterTicketSuspensionDays', 'minimum'],
  AL: [...withSr22, 'reinstatementFirst', 'reinstatementSecond', 'feeLookbackYears'],
  SC: [...withSr22, 'uninsuredMotoristFee', 'maxLapseFee'],
  NC: [...basics, 'dl123Days', ...fees, 'feeLookbackYears'],
  TN: withSr22,
  KY: [...basics, 'minPip', 'licenseFee'],
  VA: [...withSr22, 'fr44', 'fr44Term', 'noncomplianceFee', 'uninsuredFee'],
  MS: [...withSr22, 'uninsuredFine'],
  LA: [...withSr22, 'lapseFee30Days', 'lapseFee90Days', 'lapseFeeLonger'],
};

/** The figure that the page of a state is about. */
const leadFacts: Readonly<Partial<Record<StateCode, string>>> = { GA: 'sr22PrepaidMonths' };

/** Related pages of each state. */
const relatedPages: Readonly<Record<StateCode, readonly string[]>> = {
  FL: ['fr-44', 'lapse'],
  GA: ['sr-22', 'dui'],
  AL: ['sr-22', 'lapse'],
  SC: ['sr-22', 'young-drivers'],
  NC: ['state-sc', 'dui'],
  TN: ['sr-22', 'state-ky'],
  KY: ['state-tn', 'accidents-and-tickets'],
  VA: ['fr-44', 'dui'],
  MS: ['state-tn', 'lapse'],
  LA: ['sr-22', 'state-ms'],
};

/** Paragraphs and questions about a neighboring state, shown when the agency serves that state too. */
const neighbors: Readonly<Partial<Record<StateCode, Partial<Record<'prose' | 'faq', Record<string, readonly StateCode[]>>>>>> = {
  GA: { prose: { line: ['SC'] } },
  AL: { prose: { gulf: ['FL'] }, faq: { georgia: ['GA'] } },
  SC: { prose: { move: ['NC'] } },
  TN: { prose: { campbell: ['KY'] }, faq: { memphis: ['MS'] } },
  KY: { prose: { river: ['TN'] } },
  MS: { prose: { neighbors: ['TN'], lower: ['LA'] }, faq: { casino: ['AL'] } },
  LA: { prose: { gap: ['MS'] } },
};

/** On a phone the questions are open, the text above them is folded. */
function textsOf(kind: 'prose' | 'faq', state: StateCode): Section {
  const itemsOnly = neighbors[state]?.[kind];
  return { kind, ...(kind === 'prose' && { fold: true }), ...(itemsOnly && { itemsOnly }) };
}

const statePage = (state: StateCode): Page => ({
  id: `state-${state.toLowerCase()}`,
  path: `/personal-auto/states/${knownStates[state].slug}`,
  line: 'personal',
  subject: 'filings',
  only: [state],
  form: 'filing-first',
  formPresets: { state },
  sections: [
    'hero',
    {
      kind: 'facts',
      facts: Object.fromEntries(stateFacts[state].map((name) => [name, `${state}.${name}`])),
      ...(state in leadFacts && { lead: leadFacts[state] }),
      links: { office: { href: knownStates[state].office } },
    },
    'form',
    textsOf('prose', state),
    textsOf('faq', state),
    { kind: 'related', pages: ['states', 'which-filing', ...relatedPages[state]] },
  ],
});

/** All state pages, and the page that lists them. */
export const allStatePages: readonly Page[] = [
  {
    id: 'states',
    path: '/personal-auto/states',
    above: { page: 'high-risk' },
    line: 'personal',
    sections: ['hero', { kind: 'table', byState: ['filings', 'minimum'] }, 'list', { kind: 'cta', to: { page: 'which-filing' } }],
  },
  ...stateCodes.map(statePage),
];

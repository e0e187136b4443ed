import { isDay } from './is-day.ts';

/** Who can be asked about a published item, where anyone can see it (https), and the day of the written consent to publish it (YYYY-MM-DD). */
type Evidence = { who: string; seenAt: string; consent: string };

type Item = { id: string; evidence?: Evidence; [detail: string]: unknown };

/** What the agency file publishes about itself. */
export type Published = {
  sample: boolean;
  npn: string;
  agentInCharge: { name: string; npn: string };
  licenses: readonly { state: string; number: string }[];
  staff: readonly Item[];
  carriers: readonly Item[];
  claims: readonly Item[];
  testimonials: readonly Item[];
};

const lists = ['testimonials', 'claims', 'carriers', 'staff'] as const;

/** Hosts that are reserved for examples. */
const isReserved = (host: string): boolean => /(?:^|\.)example(?:\.(?:com|net|org))?$/.test(host);

function isPublicAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url?.protocol === 'https:' && !isReserved(url.hostname);
}

/** The parts of an item's evidence that are missing or cannot be checked. */
function missingParts({ evidence }: Item): string[] {
  const { who = '', seenAt = '', consent = '' } = evidence ?? {};
  const checks = { who: who.trim() !== '', seenAt: isPublicAddress(seenAt), consent: isDay(consent) };
  return Object.entries(checks).flatMap(([part, holds]) => (holds ? [] : [part]));
}

const isSampleNumber = (number: string): boolean => number.trim() === '' || /sample/i.test(number);

/** What is missing before an agency that is no sample may be published, as paths in the agency file, such as `licenses FL.number`; empty for a sample. */
export function missingEvidence(agency: Published): string[] {
  if (agency.sample) return [];
  const numbers = [
    ...agency.licenses.map(({ state, number }) => [`licenses ${state}.number`, number] as const),
    ['npn', agency.npn] as const,
    ['agentInCharge.npn', agency.agentInCharge.npn] as const,
  ];
  const unproven = lists.flatMap((list) => agency[list].flatMap((item) => missingParts(item).map((part) => `${list} ${item.id}.evidence.${part}`)));
  return [...numbers.filter(([, number]) => isSampleNumber(number)).map(([place]) => place), ...unproven];
}

import type { PageId } from '#lib/site/pages.ts';
import type { TopicMatch } from './match-topic.ts';
import type { StateLineId } from './state-line.ts';
import type { Topic } from './topic.ts';
import type { TopicId } from './topics.ts';

/** What a message is about when no topic is certain: `chat.subjects` says what the answer depends on and what to have ready. */
export type SubjectId = 'filing' | 'papers' | 'auto' | 'claims' | 'account' | 'truck' | 'business' | 'comp' | 'home' | 'building' | 'agency';

const pagesBySubject: Readonly<Record<SubjectId, readonly PageId[]>> = {
  filing: ['sr-22', 'fr-44', 'which-filing', 'dui', 'lapse'],
  papers: ['license-and-papers'],
  auto: [
    'personal-auto',
    'high-risk',
    'accidents-and-tickets',
    'young-drivers',
    'senior-drivers',
    'rideshare-and-delivery',
    'savings-review',
    'get-quote',
    'paying',
  ],
  claims: ['claims-help'],
  account: ['client-portal', 'documents'],
  truck: ['commercial-auto', 'transportation-hub'],
  business: ['commercial', 'coi-request', 'blog-certificates'],
  comp: ['workers-comp'],
  home: ['specialty-homeowners'],
  building: ['commercial-property'],
  agency: ['about', 'licenses', 'states-we-serve', 'privacy'],
};
const subjectByPage = new Map(
  Object.entries(pagesBySubject).flatMap(([subject, pages]) => pages.map((page) => [page, subject as SubjectId] as const)),
);

/** What the law of a named state adds to a subject. */
export const subjectLines: { readonly [subject in SubjectId]?: StateLineId } = { filing: 'filing', comp: 'workers' };

const subjectPage = ({ links }: Topic): PageId | undefined => links.find((page) => subjectByPage.has(page));

export type Subject = { id: SubjectId; share: number; first: TopicId; page: PageId };

/** The subject with the largest sum of its topics' shares, and the page of its most probable topic. */
export function subjectOf(matches: readonly TopicMatch[]): Subject | undefined {
  const found = new Map<SubjectId, Subject>();
  for (const { topic, share } of matches) {
    const page = subjectPage(topic);
    const id = page && subjectByPage.get(page);
    if (!id) continue;
    const before = found.get(id);
    found.set(id, { id, share: (before?.share ?? 0) + share, first: before?.first ?? topic.id, page: before?.page ?? page });
  }
  return [...found.values()].toSorted((left, right) => right.share - left.share)[0];
}

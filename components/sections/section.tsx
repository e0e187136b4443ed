import type { ReactNode } from 'react';
import type { SectionKind } from '#lib/site/page.ts';
import { Article } from './article.tsx';
import { Articles } from './articles.tsx';
import { Byline } from './byline.tsx';
import { Cards } from './cards.tsx';
import { Catalog } from './catalog.tsx';
import { ClaimsLines } from './claims-lines.tsx';
import { Comparison } from './comparison.tsx';
import { Contact } from './contact.tsx';
import { Contents } from './contents.tsx';
import { Cta } from './cta.tsx';
import { Facts } from './facts.tsx';
import { Faq } from './faq.tsx';
import { FormSection } from './form.tsx';
import { Hero } from './hero.tsx';
import { Licenses } from './licenses.tsx';
import { List } from './list.tsx';
import { Prose } from './prose.tsx';
import { Related } from './related.tsx';
import { Resources } from './resources.tsx';
import type { SectionProps } from './section-shell.tsx';
import { Social } from './social.tsx';
import { Stats } from './stats.tsx';
import { Steps } from './steps.tsx';
import { Testimonials } from './testimonials.tsx';
import { Trust } from './trust.tsx';

const kinds: Record<SectionKind, (props: SectionProps) => ReactNode | Promise<ReactNode>> = {
  hero: Hero,
  cards: Cards,
  steps: Steps,
  list: List,
  prose: Prose,
  stats: Stats,
  faq: Faq,
  testimonials: Testimonials,
  social: Social,
  resources: Resources,
  contact: Contact,
  form: FormSection,
  cta: Cta,
  facts: Facts,
  table: Comparison,
  contents: Contents,
  related: Related,
  articles: Articles,
  article: Article,
  byline: Byline,
  catalog: Catalog,
  claims: ClaimsLines,
  licenses: Licenses,
  trust: Trust,
};

export function Section(props: SectionProps) {
  const Kind = kinds[props.section.kind];
  return <Kind {...props} />;
}

import { getTranslations } from 'next-intl/server';
import { pageWords, type Words } from '#lib/i18n/page-words.ts';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { factLine } from './fact-line.ts';
import { starOf } from './star-of.ts';
import type { SectionProps } from './section-shell.tsx';

const lines = (text: string | undefined) => text?.split('\n').filter(Boolean) ?? [];

function Paragraphs({ text }: { text: string | undefined }) {
  return lines(text).map((paragraph) => <p key={paragraph}>{noWrap(paragraph)}</p>);
}

type Box = { value: string; term: string };

/** The most important figure of a part, shown before its text. Its sources are below the list of all figures. */
function boxOf({ locale, page, section: { facts = {}, boxes = {} } }: SectionProps, part: string): Box | undefined {
  const item = boxes[part];
  // A fact of a state that the agency doesn't serve is not on the page.
  const reference = item && facts[item];
  const line = reference && factLine(locale, reference);
  if (!line) return undefined;
  return { value: `${line.value}${starOf(line.sourcedFacts)}`, term: pageWords(locale, page.id, 'facts').text(`items.${item}.term`) };
}

function ArticlePart({ id, words, box }: { id: string; words: Words; box: Box | undefined }) {
  const points = lines(words.optional('points'));
  const steps = lines(words.optional('steps'));
  const items = (texts: readonly string[]) => texts.map((text) => <li key={text}>{noWrap(text)}</li>);
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="flex scroll-mt-6 flex-col gap-4 text-lg leading-relaxed">
      <h2 id={`${id}-heading`} className="mt-4 font-bold text-2xl leading-tight">
        {words.text('title')}
      </h2>
      {box && (
        <p className="flex flex-col rounded-card border-2 border-primary bg-surface px-5 py-3 leading-snug">
          <strong className="font-bold font-display text-3xl text-ink">{box.value}</strong>
          <span className="text-muted">{noWrap(box.term)}</span>
        </p>
      )}
      <Paragraphs text={words.optional('text')} />
      {points.length > 0 && <ul className="flex list-disc flex-col gap-2.5 pl-6 marker:text-primary">{items(points)}</ul>}
      {steps.length > 0 && <ol className="flex list-decimal flex-col gap-2.5 pl-7 marker:font-bold marker:text-primary">{items(steps)}</ol>}
      <Paragraphs text={words.optional('after')} />
    </section>
  );
}

export async function Article(props: SectionProps) {
  const { locale, page, section } = props;
  const parts = pageWords(locale, page.id, section.words).items();
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  return (
    <div className="page-width grid gap-x-12 gap-y-6 pb-4 [.border-b+&]:pt-10 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <nav
        aria-labelledby="contents-heading"
        className="no-print self-start border-line sm:rounded-card sm:border sm:bg-surface sm:p-5 lg:sticky lg:top-28"
      >
        <details className="fold fold-row">
          <summary>
            <span id="contents-heading" className="font-bold">
              {t('contents')}
            </span>
          </summary>
          <ol className="mt-2 max-sm:pb-3">
            {parts.map(({ key, words }) => (
              <li key={key}>
                <a href={`#${key}`} className="flex min-h-11 items-center py-1.5 text-primary leading-snug underline">
                  {words.text('title')}
                </a>
              </li>
            ))}
          </ol>
        </details>
      </nav>
      <article className="flex max-w-text flex-col gap-6">
        {parts.map(({ key, words }) => (
          <ArticlePart key={key} id={key} words={words} box={boxOf(props, key)} />
        ))}
      </article>
    </div>
  );
}

import { getTranslations } from 'next-intl/server';
import { LimitsText } from '#components/filing/limits-text.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { sourceKind } from '#lib/facts/group-sources.ts';
import { officeOf } from '#lib/facts/offices.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { type SectionProps, SectionShell } from './section-shell.tsx';
import { factLine } from './fact-line.ts';
import { Sources } from './sources.tsx';

const sourceStyle = 'text-muted text-sm leading-snug';

function commonest(texts: readonly string[]): string | undefined {
  return [...Map.groupBy(texts, (text) => text)].toSorted(([, a], [, b]) => b.length - a.length)[0]?.[0];
}

/** Legal facts with their sources. A source that most facts share is named once, below. A link named `office` leads to the state's site. */
export async function Facts({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const site = await getTranslations({ locale, namespace: 'site' });
  const office = section.links?.office;
  const lines = Object.entries(section.facts ?? {}).map(([key, reference]) => {
    const line = factLine(locale, reference);
    const label = words.optional(`items.${key}.term`) ?? line?.label;
    if (!line || !label) throw new Error(`Page "${page.id}" shows ${reference}, which has no ${line ? 'label' : 'value'}`);
    return { ...line, key, label, value: words.optional(`items.${key}.value`) ?? line.value, note: words.optional(`items.${key}.note`) };
  });
  const shared = commonest(lines.map(({ source }) => source));
  const sourceCount = new Set(lines.map(({ source }) => source)).size;
  const hasMany = sourceCount > 2;
  const sharedRow = lines.find(({ source }) => source === shared)?.row;
  const sharedKind = sharedRow ? sourceKind(sharedRow) : 'official';
  // When a fact shows its own official source, the note is about the remaining facts.
  const sharedText = sourceCount > 1 && sharedKind !== 'official' ? site(`sections.sources.${sharedKind}`) : shared;
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold}>
      <div className="break-inside-avoid rounded-panel border-2 border-primary bg-surface p-5 sm:p-8">
        <dl className={`grid gap-x-10 gap-y-4 sm:grid-cols-2 sm:gap-y-6 ${lines.length % 3 === 0 ? 'lg:grid-cols-3' : ''}`}>
          {lines.map(({ key, label, value, since, note, source }) => (
            <div key={key} className="flex flex-col sm:gap-1">
              <dt className="text-muted">{label}</dt>
              <dd className="font-bold text-ink text-lg leading-snug">
                <LimitsText>{value}</LimitsText>
              </dd>
              {since && <dd className="leading-snug">{since}</dd>}
              {note && <dd className="leading-snug">{note}</dd>}
              {!hasMany && source !== shared && <dd className={sourceStyle}>{source}</dd>}
            </div>
          ))}
        </dl>
        {office && 'href' in office && (
          <p className="mt-6 border-line border-t pt-4">
            {site('sections.checkWith')}{' '}
            <a href={office.href} target="_blank" rel="noopener" className="font-semibold text-primary underline">
              {officeOf(lines[0]?.row.state ?? '')}
              <span className="sr-only"> ({site('newTab')})</span>
              <Icon name="external" className="ml-1.5 inline size-5 align-[-0.2em]" />
            </a>
          </p>
        )}
        {hasMany ? (
          <Sources locale={locale} rows={lines.map(({ row }) => row)} />
        ) : (
          shared && <p className={`mt-6 border-line border-t pt-4 ${sourceStyle}`}>{sharedText}</p>
        )}
      </div>
    </SectionShell>
  );
}

import { getTranslations } from 'next-intl/server';
import { LimitsText } from '#components/filing/limits-text.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { officeOf } from '#lib/facts/offices.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { type SectionProps, SectionShell } from './section-shell.tsx';
import { groupOf } from './fact-groups.ts';
import { factLine } from './fact-line.ts';
import { Sources } from './sources.tsx';
import { figureOfState, starUnofficial } from './sourced-figures.ts';

/** Legal facts with their sources below; the steps of one rule are one row. A link named `office` leads to the state's site. */
export async function Facts({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const site = await getTranslations({ locale, namespace: 'site' });
  const { factGroups } = messagesFor(locale).site;
  const office = section.links?.office;
  const lines = Object.entries(section.facts ?? {}).map(([key, reference]) => {
    const line = factLine(locale, reference);
    const term = words.optional(`items.${key}.term`);
    const label = term ?? line?.label;
    if (!line || !label) throw new Error(`Page "${page.id}" shows ${reference}, which has no ${line ? 'label' : 'value'}`);
    return {
      ...line,
      general: line.label,
      key,
      label,
      group: term === undefined ? groupOf(reference, factGroups) : undefined,
      step: reference.split('.')[1] ?? '',
      value: words.optional(`items.${key}.value`) ?? line.value,
      note: words.optional(`items.${key}.note`),
    };
  });
  const figures = lines.flatMap(({ label, general, rows }) => rows.map((row) => figureOfState(locale, label, general, row)));
  const star = starUnofficial(figures);
  const groups = [...Map.groupBy(lines, ({ key, group }) => group?.id ?? key)].map(([id, members]) => ({ id, members, group: members[0]?.group }));
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold && words}>
      <div className="break-inside-avoid rounded-panel border-2 border-primary bg-surface p-5 sm:p-8">
        <dl className={`grid gap-x-10 gap-y-4 sm:grid-cols-2 sm:gap-y-6 ${groups.length % 3 === 0 ? 'lg:grid-cols-3' : ''}`}>
          {groups.map(({ id, group, members }) => (
            <div key={id} className="flex flex-col sm:gap-1">
              <dt className="text-muted">{group?.label ?? members[0]?.label}</dt>
              {members.map(({ key, step, value, since, note, rows }) => (
                <dd key={key} className="leading-snug">
                  <strong className="font-bold text-ink text-lg">
                    <LimitsText>{star(value, rows)}</LimitsText>
                  </strong>
                  {group && ` ${group.steps[step]}`}
                  {since && <span className="block">{since}</span>}
                  {note && <span className="block">{note}</span>}
                </dd>
              ))}
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
        <Sources locale={locale} figures={figures} isStarred />
      </div>
    </SectionShell>
  );
}

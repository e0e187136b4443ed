import { pageWords } from '#lib/i18n/page-words.ts';
import type { SectionProps } from './section-props.ts';
import { SectionShell } from './section-shell.tsx';
import { factLine } from './shown-fact.ts';

const sourceStyle = 'text-muted text-sm leading-snug';

/** Figures of law in a box, each with who says so and when it was checked; one source for all is named once. */
export async function Facts({ locale, page, section }: SectionProps) {
  const words = await pageWords(locale, page.id, section.words);
  const lines = Object.entries(section.facts ?? {}).map(([key, reference]) => {
    const line = factLine(locale, reference);
    const label = words.optional(`items.${key}.term`) ?? line?.label;
    if (!line || !label) throw new Error(`Page "${page.id}" shows ${reference}, which has no ${line ? 'label' : 'value'}`);
    return { ...line, key, label, note: words.optional(`items.${key}.note`) };
  });
  const [shared, ...others] = new Set(lines.map(({ source }) => source));
  const hasOne = others.length === 0;
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')}>
      <div className="break-inside-avoid rounded-panel border-2 border-primary bg-surface p-5 sm:p-8">
        <dl className={`grid gap-x-10 gap-y-6 sm:grid-cols-2 ${lines.length % 3 === 0 ? 'lg:grid-cols-3' : ''}`}>
          {lines.map(({ key, label, value, note, source }) => (
            <div key={key} className="flex flex-col gap-1">
              <dt className="text-muted">{label}</dt>
              <dd className="font-bold text-ink text-lg leading-snug">{value}</dd>
              {note && <dd className="leading-snug">{note}</dd>}
              {!hasOne && <dd className={sourceStyle}>{source}</dd>}
            </div>
          ))}
        </dl>
        {hasOne && <p className={`mt-6 border-line border-t pt-4 ${sourceStyle}`}>{shared}</p>}
      </div>
    </SectionShell>
  );
}

import { getTranslations } from 'next-intl/server';
import { Table } from '#components/ui/table.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import { LimitsText } from '#components/filing/limits-text.tsx';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { statePageOf } from '#lib/site/pages.ts';
import { type SectionProps, SectionShell } from './section-shell.tsx';
import { factLine } from './fact-line.ts';
import { Sources } from './sources.tsx';

type Props = { locale: Locale; caption: string; names: readonly string[] };

async function StateTable({ locale, caption, names }: Props) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const { site, forms } = messagesFor(locale);
  const labels: Readonly<Record<string, string>> = site.facts;
  const states: Readonly<Record<string, string>> = forms.options.state;
  const rows = agency.states.map((state) => ({ state, lines: names.map((name) => factLine(locale, `${state}.${name}`)) }));
  return (
    <>
      <Table
        wordy
        caption={caption}
        columns={[{ key: 'state', label: t('state') }, ...names.map((name) => ({ key: name, label: labels[name] ?? name }))]}
        rows={rows.map(({ state, lines }) => ({
          key: state,
          cells: {
            state: (
              <a href={localePath(locale, statePageOf(state).path)} className="inline-flex min-h-11 items-center text-primary underline sm:-my-2">
                {states[state]}
              </a>
            ),
            ...Object.fromEntries(names.map((name, index) => [name, <LimitsText key={name}>{lines[index]?.value ?? t('noRule')}</LimitsText>])),
          },
        }))}
      />
      <Sources locale={locale} rows={rows.flatMap(({ lines }) => lines.flatMap((line) => line?.row ?? []))} />
    </>
  );
}

export function Comparison({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const caption = words.text('caption');
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold}>
      {section.byState ? (
        <StateTable locale={locale} caption={caption} names={section.byState} />
      ) : (
        <>
          <Table
            wordy
            caption={caption}
            columns={words.keys('columns').map((key) => ({ key, label: words.text(`columns.${key}`) }))}
            rows={words.items().map(({ key, words: row }) => ({
              key,
              cells: Object.fromEntries(words.keys('columns').map((column) => [column, row.text(column)])),
            }))}
          />
          {section.facts && (
            <Sources locale={locale} rows={Object.values(section.facts).flatMap((reference) => factLine(locale, reference)?.row ?? [])} />
          )}
        </>
      )}
    </SectionShell>
  );
}

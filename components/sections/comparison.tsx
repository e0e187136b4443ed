import { Table } from '#components/ui/table.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import type { SectionProps } from './section-props.ts';
import { SectionShell } from './section-shell.tsx';
import { factLine } from './fact-line.ts';
import { StateTable } from './state-table.tsx';
import { Sources } from './sources.tsx';

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

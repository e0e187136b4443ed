import { Table } from '#components/ui/table.tsx';
import { messagesFor } from '#lib/i18n/messages.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { agency } from '#lib/site/agency.ts';
import type { SectionProps } from './section-props.ts';
import { SectionShell } from './section-shell.tsx';

export function Licenses({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const names = messagesFor(locale).forms.options.state;
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} narrow>
      <Table
        caption={words.text('caption')}
        columns={words.keys('columns').map((key) => ({ key, label: words.text(`columns.${key}`) }))}
        rows={agency.licenses.map(({ state, number }) => ({ key: state, cells: { state: names[state], number } }))}
      />
    </SectionShell>
  );
}

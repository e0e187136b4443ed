import { Table } from '#components/ui/table.tsx';
import { licenseLookupOf } from '#lib/facts/license-lookups.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { NewTabNote } from '#components/layout/new-tab-note.tsx';
import { type SectionProps, SectionShell } from './section-shell.tsx';

function LicenseNumber({ locale, state, number }: { locale: Locale; state: string; number: string }) {
  const lookup = licenseLookupOf(state);
  const { trust, newTab } = messagesFor(locale).site;
  if (!lookup) return number;
  return (
    <>
      {number}{' '}
      <a
        href={lookup}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4"
      >
        {trust.lookup}
        <NewTabNote words={newTab} />
      </a>
    </>
  );
}

export function Licenses({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const names = messagesFor(locale).forms.options.state;
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} narrow>
      <Table
        caption={words.text('caption')}
        columns={words.keys('columns').map((key) => ({ key, label: words.text(`columns.${key}`) }))}
        rows={agency.licenses.map(({ state, number }) => ({
          key: state,
          cells: { state: names[state], number: <LicenseNumber locale={locale} state={state} number={number} /> },
        }))}
      />
    </SectionShell>
  );
}

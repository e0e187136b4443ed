import { getTranslations } from 'next-intl/server';
import { factTexts } from '#components/filing/fact-texts.ts';
import { Table } from '#components/ui/table.tsx';
import type { Check } from '#lib/facts/fact.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { regionalLocale } from '#lib/i18n/regional-locale.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { statePageOf } from '#lib/site/find-page.ts';
import { factGap, factLine } from './shown-fact.ts';

type Props = { locale: Locale; caption: string; names: readonly string[] };

/** The checks of a table by how and when they were made, so that ten states need two sentences. */
function groupsOf(checks: readonly Check[]) {
  const groups = Map.groupBy(checks, ({ grade, asOf }) => `${grade} ${asOf}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    return first ? [{ grade: first.grade, asOf: first.asOf, names: [...new Set(group.map(({ source }) => source))] }] : [];
  });
}

/** The law of every state where the agency is licensed, a column for each name; where a state has no such rule, the cell says so. */
export async function StateTable({ locale, caption, names }: Props) {
  const t = await getTranslations({ locale, namespace: 'site.sections' });
  const { site, forms, filing } = messagesFor(locale);
  const labels: Readonly<Record<string, string>> = site.facts;
  const states: Readonly<Record<string, string>> = forms.options.state;
  const list = new Intl.ListFormat(regionalLocale(locale), { type: 'conjunction' });
  const say = factTexts(locale, filing);
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
            ...Object.fromEntries(names.map((name, index) => [name, lines[index]?.value ?? factGap(locale, state, name)])),
          },
        }))}
      />
      <div className="mt-5 flex flex-col gap-1 text-muted text-sm leading-snug">
        {groupsOf(rows.flatMap(({ lines }) => lines.flatMap((line) => line?.because ?? []))).map(({ grade, asOf, names: sources }) => (
          <p key={grade + asOf}>{t(`sources.${grade}`, { sources: list.format(sources), date: say.date(asOf) })}</p>
        ))}
      </div>
    </>
  );
}

import { getTranslations } from 'next-intl/server';
import { LimitsText } from '#components/filing/limits-text.tsx';
import { Table } from '#components/ui/table.tsx';
import { messagesFor } from '#lib/i18n/messages.ts';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { agency } from '#lib/site/agency.ts';
import { statePageOf } from '#lib/site/find-page.ts';
import { factLine } from './fact-line.ts';
import { Sources } from './sources.tsx';

type Props = { locale: Locale; caption: string; names: readonly string[] };

export async function StateTable({ locale, caption, names }: Props) {
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

import { Island } from '#components/start/island.tsx';
import { type SectionProps, SectionShell } from '#components/sections/section-shell.tsx';
import { Callout } from '#components/ui/callout.tsx';
import { Table } from '#components/ui/table.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { messagesFor } from '#lib/i18n/messages.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { regionalLocale } from '#lib/i18n/routing.ts';
import { dollarFormat } from '#lib/facts/dollar-format.ts';
import { carriers } from './carriers.ts';
import { BarValue } from './bar-value.tsx';
import { Chips } from './chips.tsx';
import type { InsightsView, InsightsWords } from './insights-view.ts';
import { Matcher } from './matcher.tsx';
import { ProspectTable } from './prospect-table.tsx';
import { simulateProspects } from './prospects.ts';
import { seededRandom } from './random.ts';
import { TargetingMount } from './targeting-mount.tsx';

const metrics = [
  { id: 'fill', value: 68, unit: 'percent' },
  { id: 'conversion', value: 24, unit: 'percent' },
  { id: 'premium', value: 1847, unit: 'dollars' },
  { id: 'quality', value: 92, unit: 'percent' },
] as const;

function Metrics({ view: { words: insights, regional } }: { view: InsightsView }) {
  const dollars = dollarFormat(regional);
  const shown = {
    percent: (value: number) => insights.percent.replace('{value}', String(value)),
    dollars: (value: number) => dollars.format(value),
  };
  return (
    <section aria-labelledby="insights-metrics">
      <h3 id="insights-metrics" className="mb-3 font-bold text-lg leading-snug">
        {insights.metricsLabel}
      </h3>
      <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4 lg:gap-5">
        {metrics.map(({ id, value, unit }) => (
          <div key={id} className="flex flex-col justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-5">
            <dt className="text-muted text-sm leading-snug">{insights.metrics[id]}</dt>
            <dd className="font-bold font-display text-3xl text-ink leading-none">{shown[unit](value)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Seed of the list that is shown before the simulation runs, and without script. */
const firstSeed = 1;

function Companies({ words, factors }: { words: InsightsWords['companies']; factors: InsightsWords['factors'] }) {
  return (
    <div>
      <h3 className="mb-3 font-bold text-xl leading-snug">{words.caption}</h3>
      <Table
        hasSentences
        caption={words.caption}
        columns={[
          { key: 'carrier', label: words.carrier, className: 'lg:whitespace-nowrap' },
          { key: 'factors', label: words.factors },
          { key: 'cases', label: words.cases, short: words.short.cases },
        ]}
        rows={carriers.map((carrier) => ({
          key: carrier.id,
          cells: {
            carrier: carrier.name,
            factors: <Chips texts={carrier.factors.map((factor) => factors[factor])} />,
            cases: <BarValue value={carrier.cases} label={String(carrier.cases)} />,
          },
        }))}
      />
    </div>
  );
}

export function Insights({ locale, page, section }: SectionProps) {
  const head = pageWords(locale, page.id, section.words);
  const { insights } = messagesFor(locale);
  const view = { words: insights, regional: regionalLocale(locale) };
  const targeting = (
    <div className="flex flex-col gap-10">
      <Metrics view={view} />
      <Island name="TargetingMount">
        <TargetingMount view={view}>
          <ProspectTable view={view} prospects={simulateProspects(seededRandom(firstSeed))} />
        </TargetingMount>
      </Island>
      <Companies words={insights.companies} factors={insights.factors} />
    </div>
  );
  return (
    <SectionShell id={section.words} heading={head.text('heading')} lead={head.optional('lead')}>
      <Callout tone="warning" className="mb-6 font-semibold">
        {insights.notice}
      </Callout>
      <Callout className="mb-6 hidden [@media(scripting:none)]:block">{insights.noScript}</Callout>
      <Tabs
        name="insights"
        tabs={[
          {
            id: 'matcher',
            label: insights.tabs.matcher,
            panel: (
              <Island name="Matcher">
                <Matcher view={view} />
              </Island>
            ),
          },
          { id: 'targeting', label: insights.tabs.targeting, panel: targeting },
        ]}
      />
    </SectionShell>
  );
}

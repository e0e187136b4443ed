import { getTranslations } from 'next-intl/server';
import { Icon } from '#components/ui/icon.tsx';
import { officeOf } from '#lib/facts/offices.ts';
import { messagesFor } from '#lib/i18n/messages.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { NewTabNote } from '#components/layout/new-tab-note.tsx';
import { type SectionProps, SectionShell } from './section-shell.tsx';
import { type FactGroup, groupOf } from './fact-groups.ts';
import { factLine, type FactLine } from './fact-line.ts';
import { Sources } from './sources.tsx';
import { starOf, starOfAll } from './star-of.ts';

type Member = FactLine & {
  key: string;
  group: FactGroup | undefined;
  ownValue: string | undefined;
  stepWords: string | undefined;
  note: string | undefined;
};

/** A value and what belongs to it; limits are rows. `isStarred`: the label above has the star; otherwise each value has its own. */
function MemberValues({ member, isStarred, isLead }: { member: Member; isStarred: boolean; isLead: boolean }) {
  const { value, ownValue, limits, stepWords, since, note, sourcedFacts } = member;
  const strong = isLead ? 'font-bold font-display text-4xl text-ink' : 'font-bold text-ink text-lg';
  const lines = [since, note].filter((line) => line !== undefined);
  if (limits && ownValue === undefined)
    return (
      <>
        {limits.map(({ id, label, value: amount, row }) => (
          <dd key={id} className="amount-row">
            <span className="leading-snug">{`${label}${isStarred ? '' : starOf([row])}`}</span> <strong className={strong}>{amount}</strong>
          </dd>
        ))}
        {lines.map((line) => (
          <dd key={line} className="w-full leading-snug">
            {line}
          </dd>
        ))}
      </>
    );
  return (
    <dd className="leading-snug">
      <strong className={strong}>{`${ownValue ?? value}${isStarred ? '' : starOf(sourcedFacts)}`}</strong>
      {stepWords && ` ${stepWords}`}
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </dd>
  );
}

type Group = { id: string; members: readonly Member[]; group: Member['group'] };

/** A name above its value. Where all values are amounts, they are at the right edge. The group `lead` has a row of its own. */
function FactGrid({ groups, isAmountOnly, lead }: { groups: readonly Group[]; isAmountOnly: boolean; lead: string | undefined }) {
  const count = groups.filter(({ id }) => id !== lead).length;
  const isThree = count % 3 === 0;
  const last = count % 2 === 0 ? '' : isThree ? 'sm:max-lg:last:col-span-2' : 'sm:last:col-span-2';
  return (
    <dl className={isAmountOnly ? 'grid max-w-text gap-y-2' : `grid gap-x-10 gap-y-4 sm:grid-cols-2 sm:gap-y-6 ${isThree ? 'lg:grid-cols-3' : ''}`}>
      {groups.map(({ id, group, members }) => {
        const star = starOfAll(members.flatMap(({ sourcedFacts }) => sourcedFacts));
        return (
          <div key={id} className={isAmountOnly ? 'amount-row' : `flex flex-col gap-1 ${id === lead ? 'sm:col-span-full' : last}`}>
            <dt className="w-full text-muted leading-snug">{`${group?.label ?? members[0]?.label}${star}`}</dt>
            {members.map((member) => (
              <MemberValues key={member.key} member={member} isStarred={star !== ''} isLead={id === lead} />
            ))}
          </div>
        );
      })}
    </dl>
  );
}

/** The groups in the parts of a section; all in one without a name where it has none. A part whose facts this agency does not show is left out. */
function partsOf(groups: readonly Group[], parts: SectionProps['section']['parts']): { id: string; groups: readonly Group[] }[] {
  if (!parts) return [{ id: '', groups }];
  const filled = Object.entries(parts).map(([id, keys]) => ({ id, groups: groups.filter((group) => keys.includes(group.id)) }));
  return filled.filter((part) => part.groups.length > 0);
}

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
    const group = term === undefined ? groupOf(reference, factGroups) : undefined;
    return {
      ...line,
      key,
      label,
      group,
      stepWords: group?.steps[reference.split('.')[1] ?? ''],
      ownValue: words.optional(`items.${key}.value`),
      note: words.optional(`items.${key}.note`),
    };
  });
  const isAmountOnly = lines.every(({ kind, group, ownValue }) => kind === 'figure' && !group && ownValue === undefined);
  const groups = [...Map.groupBy(lines, ({ key, group }) => group?.id ?? key)].map(([id, members]) => ({ id, members, group: members[0]?.group }));
  const parts = partsOf(groups, section.parts);
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold}>
      <div className="break-inside-avoid rounded-panel border-2 border-primary bg-surface p-5 sm:p-8">
        <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[repeat(auto-fit,minmax(20rem,1fr))]">
          {parts.map(({ id, groups: shown }) => (
            <div key={id}>
              {id !== '' && <h3 className="mb-3 font-bold text-ink text-lg">{words.text(`parts.${id}`)}</h3>}
              <FactGrid groups={shown} isAmountOnly={isAmountOnly} lead={section.lead} />
            </div>
          ))}
        </div>
        {office && 'href' in office && (
          <p className="mt-6 border-line border-t pt-4">
            {site('sections.checkWith')}{' '}
            <a href={office.href} target="_blank" rel="noopener" className="font-semibold text-primary underline">
              {officeOf(lines[0]?.row.state ?? '')}
              <NewTabNote words={site('newTab')} />
              <Icon name="external" className="ml-1.5 inline size-5 align-[-0.2em]" />
            </a>
          </p>
        )}
        <Sources locale={locale} rows={lines.flatMap(({ sourcedFacts }) => sourcedFacts)} />
      </div>
    </SectionShell>
  );
}

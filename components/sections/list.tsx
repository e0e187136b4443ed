import { Icon } from '#components/ui/icon.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { linkNumbers } from './link-numbers.tsx';
import { isListOfTerms, openingTerm } from './opening-term.ts';
import { type SectionProps, SectionShell } from './section-shell.tsx';

const marks = {
  check: { icon: 'check', tone: 'bg-success-soft text-success' },
  cross: { icon: 'close', tone: 'bg-danger-soft text-danger' },
  warning: { icon: 'alert', tone: 'bg-sun-soft text-ink' },
} as const;

function Mark({ kind }: { kind: keyof typeof marks | undefined }) {
  if (!kind) return <span className="mt-2 ml-1 size-2.5 shrink-0 rounded-full bg-primary" />;
  const { icon, tone } = marks[kind];
  return (
    <span className={`mt-0.5 flex size-7 shrink-0 items-center justify-center rounded-full ${tone}`}>
      <Icon name={icon} className="size-5" />
    </span>
  );
}

/** In a list of terms the term is bold. */
function Entry({ text, hasTerm }: { text: string; hasTerm: boolean }) {
  const term = hasTerm ? openingTerm(text) : undefined;
  if (!term) return linkNumbers(text);
  return (
    <>
      <strong className="font-semibold text-ink">{noWrap(`${term}:`)}</strong>
      {linkNumbers(text.slice(term.length + 1))}
    </>
  );
}

export function List({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const texts = words.texts();
  const hasTerms = isListOfTerms(texts.map(({ text }) => text));
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold} tone="sunken">
      <ul className={`grid gap-x-10 gap-y-5 ${texts.length === 3 ? 'md:grid-cols-3' : 'md:grid-cols-2'}`}>
        {texts.map(({ key, text }) => (
          <li key={key} className="flex gap-3.5">
            <Mark kind={section.warnings?.includes(key) ? 'warning' : section.mark} />
            <p className="min-w-0">
              <Entry text={text} hasTerm={hasTerms} />
            </p>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}

import { pageWords, type Words } from '#lib/i18n/page-words.ts';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { linkNumbers } from './link-numbers.tsx';
import { type SectionProps, SectionShell } from './section-shell.tsx';

/** The steps of a calculation in a box: the name of each amount above it. */
function Sum({ words, name }: { words: Words; name: string }) {
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-2 rounded-panel border-2 border-primary bg-surface p-5 text-base sm:grid-cols-3 sm:items-end">
      {words.keys(name).map((step) => (
        <div key={step} className="amount-line">
          <dt className="text-muted leading-snug">{words.text(`${name}.${step}.term`)}</dt>
          <dd className="font-bold text-ink text-lg">{words.text(`${name}.${step}.value`)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function Prose({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold} narrow>
      <div className="flex flex-col gap-5 text-lg leading-relaxed has-[h3]:gap-7">
        {words.texts().map(({ key, text }) => {
          const title = words.optional(`titles.${key}`);
          return (
            <div key={key}>
              {title && <h3 className="font-bold text-ink text-lg leading-snug">{noWrap(title)}</h3>}
              <p className={title ? 'mt-1.5' : ''}>{linkNumbers(text)}</p>
              {words.has(`sums.${key}`) && <Sum words={words} name={`sums.${key}`} />}
            </div>
          );
        })}
      </div>
    </SectionShell>
  );
}

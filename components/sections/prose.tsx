import { pageWords } from '#lib/i18n/page-words.ts';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { linkNumbers } from './link-numbers.tsx';
import { type SectionProps, SectionShell } from './section-shell.tsx';

export function Prose({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold && words} narrow>
      <div className="flex flex-col gap-5 text-lg leading-relaxed has-[h3]:gap-7">
        {words.texts().map(({ key, text }) => {
          const title = words.optional(`titles.${key}`);
          return (
            <div key={key}>
              {title && <h3 className="font-bold text-ink text-xl leading-tight">{noWrap(title)}</h3>}
              <p className={title ? 'mt-1.5' : ''}>{linkNumbers(text)}</p>
            </div>
          );
        })}
      </div>
    </SectionShell>
  );
}

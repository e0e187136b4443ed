import { CardText, CardTitle } from '#components/ui/card.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import { type SectionProps, SectionShell } from './section-shell.tsx';

export function Steps({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const items = words.items();
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold}>
      <ol className={`grid gap-x-8 gap-y-6 md:grid-cols-2 ${items.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'}`}>
        {items.map(({ key, words: item }, index) => (
          <li key={key} className="flex gap-4 border-line border-t-2 pt-5 lg:flex-col">
            <span
              aria-hidden="true"
              className="flex size-11 shrink-0 items-center justify-center rounded-full bg-primary font-bold text-lg text-on-primary"
            >
              {index + 1}
            </span>
            <div className="flex min-w-0 flex-col gap-2">
              <CardTitle>{item.text('title')}</CardTitle>
              <CardText>{item.text('text')}</CardText>
            </div>
          </li>
        ))}
      </ol>
    </SectionShell>
  );
}

import { Icon } from '#components/ui/icon.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import type { SectionProps } from './section-props.ts';
import { SectionShell } from './section-shell.tsx';

/** The browser's own accordion: the shared name keeps one answer open at a time. */
export async function Faq({ locale, page, section }: SectionProps) {
  const words = await pageWords(locale, page.id, section.words);
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} narrow>
      <div className="divide-y divide-line border-line border-y">
        {words.items().map(({ key, words: item }) => (
          <details key={key} name={section.words} className="group">
            <summary className="flex min-h-14 items-center justify-between gap-4 py-3 font-semibold text-lg leading-snug hover:text-primary">
              {item.text('question')}
              <Icon name="down" className="size-6 text-primary transition-transform group-open:rotate-180" />
            </summary>
            <p className="pb-5 text-muted">{item.text('answer')}</p>
          </details>
        ))}
      </div>
    </SectionShell>
  );
}

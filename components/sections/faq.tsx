import { Accordion, AccordionItem } from '#components/ui/accordion.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { type SectionProps, SectionShell } from './section-shell.tsx';

export function Faq({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} narrow>
      <Accordion>
        {words.items().map(({ key, words: item }) => (
          <AccordionItem key={key} name={section.words} title={item.text('question')}>
            <p>{noWrap(item.text('answer'))}</p>
          </AccordionItem>
        ))}
      </Accordion>
    </SectionShell>
  );
}

import { Card, CardText, CardTitle } from '#components/ui/card.tsx';
import { Icon } from '#components/ui/icon.tsx';
import { pageWords } from '#lib/i18n/page-words.ts';
import { type SectionProps, SectionShell } from './section-shell.tsx';

export function Resources({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5">
        {words.items().map(({ key, words: item }) => (
          <li key={key} className="flex min-w-0">
            <Card className="paper w-full">
              <span className="card-icon mb-1">
                <Icon name="file" />
              </span>
              <CardTitle>{item.text('title')}</CardTitle>
              <CardText>{item.text('text')}</CardText>
            </Card>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}

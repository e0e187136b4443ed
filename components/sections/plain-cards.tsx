import { Badge } from '#components/ui/badge.tsx';
import { CardText, CardTitle } from '#components/ui/card.tsx';
import type { Words } from '#lib/i18n/page-words.ts';
import type { SectionProps } from './section-props.ts';
import { SectionShell } from './section-shell.tsx';

/** Items without a link: text without the border of a button. */
export function PlainCards({ words, section }: { words: Words; section: SectionProps['section'] }) {
  const items = words.items();
  const columns = items.length % 4 === 0 ? 'xl:grid-cols-4' : items.length === 2 ? '' : 'lg:grid-cols-3';
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} fold={section.fold}>
      <ul className={`grid gap-x-8 gap-y-5 sm:grid-cols-2 sm:gap-y-8 ${columns}`}>
        {items.map(({ key, words: item }) => {
          const badge = item.optional('badge');
          return (
            <li key={key} className="flex min-w-0 flex-col gap-1.5 border-primary border-t-2 pt-4">
              {badge && <Badge tone="warm">{badge}</Badge>}
              <CardTitle>{item.text('title')}</CardTitle>
              <CardText>{item.text('text')}</CardText>
            </li>
          );
        })}
      </ul>
    </SectionShell>
  );
}

import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icon.tsx';
import { noWrap } from './no-wrap.tsx';

export function Accordion({ className = '', ...props }: ComponentProps<'div'>) {
  return <div data-slot="accordion" className={`divide-y divide-line border-line border-y ${className}`} {...props} />;
}

type Props = Omit<ComponentProps<'details'>, 'title'> & { title: ReactNode };

/** Items with the same `name` close each other; find-in-page opens the one with a match. */
export function AccordionItem({ title, className = '', children, ...props }: Props) {
  return (
    <details data-slot="accordion-item" className={`disclosure group ${className}`} {...props}>
      <summary className="flex min-h-14 items-center justify-between gap-4 py-3 text-balance font-semibold leading-snug sm:text-lg hover:text-primary">
        <span>{noWrap(title)}</span>
        <Icon name="down" className="size-6 text-primary transition-transform group-open:rotate-180" />
      </summary>
      <div className="pb-5 text-muted">{children}</div>
    </details>
  );
}

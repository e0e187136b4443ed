import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';
import { noWrap } from './no-wrap.tsx';

const card = cva('flex min-w-0 flex-col gap-2 rounded-card border border-line bg-surface p-5 sm:p-6', {
  variants: {
    tone: { plain: 'shadow-soft', sunken: 'border-transparent bg-sunken', action: 'card-action relative shadow-soft' },
  },
  defaultVariants: { tone: 'plain' },
});

/** `tone="action"`: the card's one link (`card-link`) covers the whole card. */
export function Card({ tone, className, ...props }: ComponentProps<'div'> & VariantProps<typeof card>) {
  return <div data-slot="card" className={cn(card({ tone }), className)} {...props} />;
}

export function CardTitle({ className, children, ...props }: ComponentProps<'h3'>) {
  return (
    <h3 className={cn('text-balance font-bold text-ink text-lg leading-snug', className)} {...props}>
      {noWrap(children)}
    </h3>
  );
}

export function CardText({ className, children, ...props }: ComponentProps<'p'>) {
  return (
    <p className={cn('text-muted leading-relaxed', className)} {...props}>
      {noWrap(children)}
    </p>
  );
}

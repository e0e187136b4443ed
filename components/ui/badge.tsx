import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

const badge = cva('inline-flex w-fit max-w-full items-center gap-1.5 rounded-full px-3 py-1 font-semibold text-sm leading-tight', {
  variants: {
    tone: { calm: 'bg-primary-soft text-primary', warm: 'bg-sun-soft text-ink', good: 'bg-success-soft text-success' },
  },
  defaultVariants: { tone: 'calm' },
});

export function Badge({ tone, className, ...props }: ComponentProps<'span'> & VariantProps<typeof badge>) {
  return <span className={cn(badge({ tone }), className)} {...props} />;
}

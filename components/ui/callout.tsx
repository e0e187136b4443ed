import type { ComponentProps } from 'react';

const tones = {
  info: 'border-primary bg-primary-soft',
  success: 'border-success bg-success-soft',
  warning: 'border-sun bg-sun-soft',
  danger: 'border-danger bg-danger-soft',
} as const;

/** A plain table of tones, because forms use it in the browser. */
export function Callout({ tone = 'info', className = '', ...props }: ComponentProps<'div'> & { tone?: keyof typeof tones }) {
  return <div data-slot="callout" className={`rounded-card border px-5 py-4 text-ink leading-relaxed ${tones[tone]} ${className}`} {...props} />;
}

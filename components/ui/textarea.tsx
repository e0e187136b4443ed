import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';

/** A `compact` one is `rows` high at first and grows with its text; others have a minimum height. */
export function Textarea({ className = '', rows = 4, compact = false, ...props }: ComponentProps<'textarea'> & { compact?: boolean }) {
  return (
    <textarea
      rows={rows}
      className={`${controlStyles} ${compact ? 'max-h-36 resize-none' : 'min-h-28'} field-sizing-content ${className}`}
      {...props}
    />
  );
}

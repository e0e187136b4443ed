import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';

/** `compact` starts with its rows and grows with the text. */
export function Textarea({ className = '', rows = 4, compact = false, ...props }: ComponentProps<'textarea'> & { compact?: boolean }) {
  return (
    <textarea
      rows={rows}
      className={`${controlStyles} ${compact ? 'max-h-36 resize-none' : 'min-h-28'} field-sizing-content ${className}`}
      {...props}
    />
  );
}

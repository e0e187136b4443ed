import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';

/** `isCompact`: `rows` high at first, and grows with its text; without it there is a minimum height. */
export function Textarea({ className = '', rows = 4, isCompact = false, ...props }: ComponentProps<'textarea'> & { isCompact?: boolean }) {
  return (
    <textarea
      rows={rows}
      className={`${controlStyles} ${isCompact ? 'max-h-36 resize-none' : 'min-h-28'} field-sizing-content ${className}`}
      {...props}
    />
  );
}

import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';

export function Textarea({ className = '', rows = 4, ...props }: ComponentProps<'textarea'>) {
  return <textarea rows={rows} className={`${controlStyles} min-h-28 field-sizing-content ${className}`} {...props} />;
}

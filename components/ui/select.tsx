import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';

/** The native select: best for keyboard, touch and screen readers, and no script. */
export function Select({ className = '', ...props }: ComponentProps<'select'>) {
  return <select data-slot="select" className={`${controlStyles} select-arrow truncate pr-11 ${className}`} {...props} />;
}

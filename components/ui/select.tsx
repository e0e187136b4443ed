import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';

/** The browser's own select: the best keyboard, touch and screen-reader support there is, and no script. */
export function Select({ className = '', ...props }: ComponentProps<'select'>) {
  return <select data-slot="select" className={`${controlStyles} select-arrow truncate pr-11 ${className}`} {...props} />;
}

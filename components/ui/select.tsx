import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';

export function Select({ className = '', ...props }: ComponentProps<'select'>) {
  return <select className={`${controlStyles} select-arrow truncate pr-11 ${className}`.trim()} {...props} />;
}

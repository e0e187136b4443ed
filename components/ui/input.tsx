import type { ComponentProps } from 'react';
import { controlStyles } from './control-styles.ts';

export function Input({ className = '', ...props }: ComponentProps<'input'>) {
  return <input className={`${controlStyles} ${className}`.trim()} {...props} />;
}

import type { ComponentProps } from 'react';
import { NoWrap } from './no-wrap.tsx';

export function Label({ className = '', children, ...props }: ComponentProps<'label'>) {
  return (
    <label className={`block font-semibold text-ink leading-snug ${className}`} {...props}>
      <NoWrap>{children}</NoWrap>
    </label>
  );
}

import type { ComponentProps } from 'react';

export function Label({ className = '', children, ...props }: ComponentProps<'label'>) {
  return (
    <label className={`block font-semibold text-ink leading-snug ${className}`} {...props}>
      {children}
    </label>
  );
}

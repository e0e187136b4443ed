import type { ComponentProps } from 'react';

/** Use inside a `CheckboxLabel`, which makes the whole row the target. */
export function Checkbox({ className = '', ...props }: ComponentProps<'input'>) {
  return <input {...props} type="checkbox" className={`checkbox mt-0.5 size-6 shrink-0 ${className}`} />;
}

export function CheckboxLabel({ className = '', children, ...props }: ComponentProps<'label'>) {
  return (
    <label
      className={`flex min-h-12 cursor-pointer items-start gap-3 wrap-anywhere -mx-1 rounded-control px-1 py-2.5 text-wrap leading-snug hover:bg-primary-soft has-[[aria-invalid=true]]:bg-danger-soft ${className}`}
      {...props}
    >
      {children}
    </label>
  );
}

import type { ComponentProps } from 'react';
import { noWrap } from './no-wrap.tsx';

export function Label({ className = '', children, ...props }: ComponentProps<'label'>) {
  return (
    <label className={`block font-semibold text-ink leading-snug ${className}`.trim()} {...props}>
      {noWrap(children)}
    </label>
  );
}

export function Field({ className = '', ...props }: ComponentProps<'div'>) {
  return <div data-slot="field" className={`flex min-w-0 flex-col gap-1.5 ${className}`} {...props} />;
}

export function FieldHint({ className = '', children, ...props }: ComponentProps<'p'>) {
  return (
    <p className={`text-muted text-sm leading-snug ${className}`.trim()} {...props}>
      {noWrap(children)}
    </p>
  );
}

export function FieldError({ className = '', ...props }: ComponentProps<'p'>) {
  return <p data-slot="field-error" className={`font-semibold text-danger text-sm leading-snug ${className}`} {...props} />;
}

export function FieldGroup({ className = '', ...props }: ComponentProps<'fieldset'>) {
  return <fieldset className={`min-w-0 ${className}`} {...props} />;
}

export function FieldLegend({ className = '', ...props }: ComponentProps<'legend'>) {
  return <legend className={`mb-3 font-bold text-ink text-lg leading-snug ${className}`} {...props} />;
}

import type { ComponentProps } from 'react';
import { type ButtonIntent, buttonStyles } from './button-styles.ts';

type Look = { intent?: ButtonIntent };

export function Button({ intent, className, type = 'button', ...props }: ComponentProps<'button'> & Look) {
  return <button data-slot="button" type={type} className={buttonStyles(intent, className)} {...props} />;
}

export function ButtonLink({ intent, className, children, ...props }: ComponentProps<'a'> & Look) {
  return (
    <a data-slot="button" className={buttonStyles(intent, className)} {...props}>
      {children}
    </a>
  );
}

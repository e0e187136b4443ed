import type { ReactNode } from 'react';
import { type Locale, localePath } from '#lib/i18n/routing.ts';
import { pageOf } from '#lib/site/pages.ts';

/** Opens the chat; without script it leads to the contact page. */
export function ChatLink({ locale, className, children }: { locale: Locale; className: string; children: ReactNode }) {
  return (
    <a href={localePath(locale, pageOf('contact').path)} className={className} aria-haspopup="dialog" data-open-chat>
      {children}
    </a>
  );
}

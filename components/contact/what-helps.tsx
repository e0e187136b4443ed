import { Icon } from '#components/ui/icon.tsx';
import { noWrap } from '#components/ui/no-wrap.tsx';
import type { Words } from '#lib/i18n/page-words.ts';

/** What to have at hand, before the form. On a phone it opens by its heading. */
export function WhatHelps({ words }: { words: Words }) {
  return (
    <section
      aria-labelledby="list-heading"
      id="list"
      className="rounded-card border border-line bg-surface p-5 py-2 shadow-soft sm:p-6 lg:col-start-1 lg:row-start-2 lg:self-start"
    >
      <details className="fold">
        <summary>
          <h2 id="list-heading" className="font-bold text-xl leading-tight">
            {words.text('heading')}
          </h2>
        </summary>
        <p className="mt-2 text-muted">{noWrap(words.text('lead'))}</p>
        <ul className="mt-3 flex flex-col gap-2">
          {words.texts().map(({ key, text }) => (
            <li key={key} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 text-success" />
              <span className="min-w-0">{noWrap(text)}</span>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}

'use client';

import { Button, ButtonLink } from '#components/ui/button.tsx';
import { Callout } from '#components/ui/callout.tsx';
import { readDraft, readVins, writeDraft, writeVins } from '#components/forms/draft-store.ts';
import type { ToolAnswer, ToolView, ToolWords } from './tool-view.ts';

const form = 'smart-quote';

/** Opens the general form with the found values as its draft; the VIN is stored for this visit only. */
function startQuote(path: string, { vinNumber = '', ...values }: Readonly<Record<string, string>>): void {
  const known = Object.entries(values).filter(([, value]) => value !== '');
  writeDraft(form, { ...readDraft(form), ...Object.fromEntries(known) });
  if (vinNumber !== '') writeVins(form, { ...readVins(form), vinNumber });
  location.assign(path);
}

export function Answer({ view, answer, words }: { view: ToolView; answer: ToolAnswer; words: ToolWords }) {
  const { quotePath } = view;
  const { shared } = words;
  return (
    <Callout tone={answer.tone} className="mt-4 flex flex-col gap-3 px-4">
      <p>{answer.text}</p>
      {answer.findings?.map(({ title, lines, values }) => (
        <div key={title} className="flex flex-col gap-2">
          <p className="wrap-anywhere font-bold leading-snug">{title}</p>
          {lines.length > 0 && (
            <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm">
              {lines.map(({ label, value }) => (
                <div key={label} className="contents">
                  <dt>{label}</dt>
                  <dd className="wrap-anywhere font-semibold">{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <Button intent="secondary" onClick={() => startQuote(quotePath, values)} className="self-start [@media(scripting:none)]:hidden">
            {shared.use}
          </Button>
          <div className="hidden [@media(scripting:none)]:block">
            <ButtonLink intent="secondary" href={quotePath}>
              {shared.quote}
            </ButtonLink>
          </div>
        </div>
      ))}
      {answer.link && 'link' in view && (
        <a href={view.link.href} target="_blank" rel="noopener" className="font-semibold text-primary underline">
          {view.link.text} ({shared.newTab})
        </a>
      )}
    </Callout>
  );
}

import { Island } from '#components/start/island.tsx';
import { Callout } from '#components/ui/callout.tsx';
import { Card, CardText, CardTitle } from '#components/ui/card.tsx';
import { type SectionProps, SectionShell } from '#components/sections/section-shell.tsx';
import { messagesFor } from '#lib/i18n/messages.ts';
import { pageWords } from '#lib/i18n/page-words.ts';
import { makeToolViews } from './make-tool-views.ts';
import { Tool } from './tool.tsx';

export function Tools({ locale, page, section }: SectionProps) {
  const words = pageWords(locale, page.id, section.words);
  const { shared } = messagesFor(locale).tools;
  return (
    <SectionShell id={section.words} heading={words.text('heading')} lead={words.optional('lead')} tone="sunken">
      <Callout className="mb-5 hidden [@media(scripting:none)]:block">{shared.noScript}</Callout>
      <ul className="grid gap-4 md:grid-cols-2 lg:gap-5">
        {makeToolViews(locale).map((view) => (
          <li key={view.id} className="flex">
            <Card className="w-full [&>[data-island]]:flex [&>[data-island]]:grow">
              <CardTitle id={`tool-${view.id}-title`}>{words.text(`items.${view.id}.title`)}</CardTitle>
              <CardText className="mb-2">{words.text(`items.${view.id}.text`)}</CardText>
              <Island name="Tool">
                <Tool view={view} />
              </Island>
            </Card>
          </li>
        ))}
      </ul>
    </SectionShell>
  );
}

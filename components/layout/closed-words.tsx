import { Fragment } from 'react';
import { translator } from '#lib/i18n/translator.ts';
import type { Locale } from '#lib/i18n/routing.ts';
import type { PageOffice } from '#lib/site/office-hours.ts';
import { blankTime, type TimePart } from './blank-time.ts';

const isPart = (text: string): text is TimePart => text === 'opens' || text === 'hour' || text === 'due';

/** The texts for a closed office, with the placeholders of their times. */
export const closedWords = (locale: Locale): string => translator(locale, 'site')('contact.closedNow', { opens: '{opens}', due: '{due}' });

/** A text with `{opens}`, `{hour}` or `{due}`, whose times the start script fills in. */
export function ClosedWords({ text, office }: { text: string; office: PageOffice }) {
  return text.split(/[{}]/).map((part, at) => (
    <Fragment key={at}>
      {isPart(part) ? (
        // One text node: hydration accepts another text, but not another number of nodes.
        <time suppressHydrationWarning data-part={part}>
          {blankTime(office, part)}
        </time>
      ) : (
        part
      )}
    </Fragment>
  ));
}

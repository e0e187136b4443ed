import { Fragment, type ReactNode } from 'react';
import { BreakableAddress } from '#components/ui/breakable-address.tsx';
import { noWrap } from '#components/ui/no-wrap.tsx';
import { agency } from '#lib/site/agency.ts';
import { agencyCallLink, agencyPhone, agencyTextLink, agencyWhatsApp } from '#lib/site/agency-contact.ts';
import { displayPhone } from '#lib/site/phone.ts';

/** The links of the agency's numbers and email address. A number that also takes calls is a link that calls. */
const links = new Map([
  [agency.email, `mailto:${agency.email}`] as const,
  ...(agencyWhatsApp ? [[agencyWhatsApp.number, agencyWhatsApp.href] as const] : []),
  [displayPhone(agency.text.e164), agencyTextLink] as const,
  [agencyPhone, agencyCallLink] as const,
]);

/** Makes links of the agency's numbers and email address in a text, which must not be inside a link itself. */
export function linkNumbers(text: string): ReactNode {
  if (![...links.keys()].some((contact) => text.includes(contact))) return noWrap(text);
  return text.split(/(\(\d{3}\) \d{3}-\d{4}|[\w.+-]+@[\w-]+(?:\.[\w-]+)+)/).map((part, at) => {
    const href = links.get(part);
    const styles = 'underline underline-offset-4';
    if (part === agency.email)
      return (
        <a key={at} href={href} draggable={false}>
          {/* On a line of its own rather than in two parts, where it fits one line. */}
          <span className={`inline-block max-w-full ${styles}`}>
            <BreakableAddress text={part} />
          </span>
        </a>
      );
    return href ? (
      <a key={at} href={href} draggable={false} className={`whitespace-nowrap ${styles}`}>
        {part}
      </a>
    ) : (
      <Fragment key={at}>{noWrap(part)}</Fragment>
    );
  });
}

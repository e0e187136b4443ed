import { agency } from './agency.ts';
import { callLink, displayPhone, faxLink, textLink } from './phone.ts';
import { languageEntry } from './site-languages.ts';

export const agencyPhone = displayPhone(agency.phone.e164);
export const agencyCallLink = callLink(agency.phone);
export const agencyTextLink = textLink(agency.text);

type PhoneLine = { e164: string };

/** How the agency file says that a visitor can reach the agency. */
export type Reachable = {
  phone: PhoneLine & { extension?: string };
  text: PhoneLine;
  whatsApp?: PhoneLine;
  fax?: PhoneLine;
  reviewUrl?: string;
  social: Readonly<Record<string, string>>;
};

const { phone, whatsApp, fax, reviewUrl }: Reachable = agency;

/** What to dial after the agency's phone number; `none` where a person answers at once. For `{extension, select, none {…} other {…}}`. */
export const agencyExtension = phone.extension ?? 'none';

/** The agency's fax, by its number and link. */
export const agencyFax = fax && { number: displayPhone(fax.e164), href: faxLink(fax) };

/** Where clients can review the agency. */
export const agencyReviews = reviewUrl;

/** The agency's WhatsApp, by its number and link; undefined when the agency has none. The link loads nothing before a click. */
export const agencyWhatsApp = whatsApp && {
  number: displayPhone(whatsApp.e164),
  href: `https://wa.me/${whatsApp.e164.slice(1)}`,
};

const textWay = { id: 'text', icon: 'message', href: agencyTextLink } as const;
const whatsAppWay = agencyWhatsApp && ({ id: 'whatsApp', icon: 'whatsApp', href: agencyWhatsApp.href } as const);

/** The ways to talk with a person, in the order for an open office; `icon` is the name of an icon of the site. */
export const agencyWays = [{ id: 'call', icon: 'phone', href: agencyCallLink } as const, textWay, ...(whatsAppWay ? [whatsAppWay] : [])] as const;

/** How readers of a language write to the agency: on WhatsApp where they prefer it and the agency has it, else by text message. */
export function messageWay(locale: string): { way: 'whatsApp' | 'text'; icon: 'whatsApp' | 'message'; href: string } {
  const { id, ...rest } = whatsAppWay && languageEntry(locale).prefersWhatsApp ? whatsAppWay : textWay;
  return { way: id, ...rest };
}

/** The same ways for readers of a language: the one by which they write comes first where they prefer WhatsApp. */
export function waysFor(locale: string): (typeof agencyWays)[number][] {
  const { way } = messageWay(locale);
  return way === 'whatsApp' ? agencyWays.toSorted((a, b) => Number(b.id === way) - Number(a.id === way)) : [...agencyWays];
}

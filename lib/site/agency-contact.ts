import { agency } from './agency.ts';
import { callLink, displayPhone, textLink } from './phone.ts';
import { languageEntry } from './site-languages.ts';

export const agencyPhone = displayPhone(agency.phone.e164);
export const agencyCallLink = callLink(agency.phone);
export const agencyTextLink = textLink(agency.text);

type Line = { e164: string };

/** How the agency file says that a visitor can reach the agency. `whatsApp` is optional. */
export type Reachable = { text: Line; whatsApp?: Line };

const { whatsApp }: Reachable = agency;

/** The agency's WhatsApp, by its number and link; undefined when the agency has none. The link loads nothing before a click. */
export const agencyWhatsApp = whatsApp && {
  number: displayPhone(whatsApp.e164),
  href: `https://wa.me/${whatsApp.e164.slice(1)}`,
};

/** How readers of a language write to the agency: on WhatsApp where they prefer it and the agency has it, else by text message. */
export function messageChannel(locale: string): { way: 'whatsApp' | 'text'; href: string } {
  return agencyWhatsApp && languageEntry(locale).prefersWhatsApp
    ? { way: 'whatsApp', href: agencyWhatsApp.href }
    : { way: 'text', href: agencyTextLink };
}

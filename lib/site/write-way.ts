import { agency } from './agency.ts';
import { textLink } from './phone.ts';
import { languageEntry } from './site-languages.ts';
import { agencyWhatsApp } from './whats-app.ts';

/** How readers of a language write to the agency: on WhatsApp where they prefer it and the agency has it, else by text message. */
export function writeWay(locale: string): { way: 'whatsApp' | 'text'; href: string } {
  return agencyWhatsApp && languageEntry(locale).prefersWhatsApp
    ? { way: 'whatsApp', href: agencyWhatsApp.href }
    : { way: 'text', href: textLink(agency.text) };
}

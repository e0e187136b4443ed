import { agency } from './agency.ts';
import { displayPhone } from './phone.ts';

type Line = { e164: string };

/** How the agency file says that a visitor can reach the agency. `whatsApp` is optional. */
export type Reachable = { text: Line; whatsApp?: Line };

const { whatsApp }: Reachable = agency;

/** The agency's WhatsApp, by its number and link; undefined when the agency has none. The link loads nothing before a click. */
export const agencyWhatsApp = whatsApp && {
  number: displayPhone(whatsApp.e164),
  href: `https://wa.me/${whatsApp.e164.slice(1)}`,
};

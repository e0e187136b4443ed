/** Removes the scripts of a document: what it shows without them stays. */
export const withoutScripts = (html: string): string => html.replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');

/** Removes the fonts of a document: it is shown in those of the system. */
export const withoutFonts = (html: string): string =>
  html.replaceAll(/<link rel="preload"[^>]* as="font"[^>]*>/g, '').replaceAll(/@font-face\s*\{[^}]*\}/g, '');

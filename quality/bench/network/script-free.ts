/** Removes the scripts of a document; it looks the same without them. */
export const withoutScripts = (html: string): string => html.replaceAll(/<script\b(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '');

/** Removes the fonts of a document, which is then shown in system fonts. */
export const withoutFonts = (html: string): string =>
  html.replaceAll(/<link rel="preload"[^>]* as="font"[^>]*>/g, '').replaceAll(/@font-face\s*\{[^}]*\}/g, '');

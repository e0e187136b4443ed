import localFont from 'next/font/local';

// Shown once an earlier page has fetched them (`data-fonts`). A late font that is `optional` and not preloaded neither delays text for long nor shifts it.
const text = localFont({ src: './figtree-variable.woff2', weight: '300 900', display: 'optional', preload: false, variable: '--font-text' });
const display = localFont({
  src: './bricolage-grotesque-700.woff2',
  weight: '700',
  display: 'optional',
  preload: false,
  variable: '--font-heading',
});

/** Class names that define `--font-text` and `--font-heading`. */
export const fontVariables = `${text.variable} ${display.variable}`;

import localFont from 'next/font/local';

// `optional` without preload: no font delays the first paint, and a late one is used from the next page on, so that text never shifts.
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

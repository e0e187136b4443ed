import localFont from 'next/font/local';

// `optional` with preload: a late font is used from the next page on, so that text never shifts.
const text = localFont({ src: './figtree-variable.woff2', weight: '300 900', display: 'optional', variable: '--font-text' });
const display = localFont({ src: './bricolage-grotesque-700.woff2', weight: '700', display: 'optional', variable: '--font-heading' });

/** Class names that define `--font-text` and `--font-heading`. */
export const fontVariables = `${text.variable} ${display.variable}`;

import localFont from 'next/font/local';

// `optional` beside a preload: a face that is late waits for the next page, so no line ever moves under a reader.
const text = localFont({ src: './figtree-variable.woff2', weight: '300 900', display: 'optional', variable: '--font-text' });
const display = localFont({ src: './bricolage-grotesque-700.woff2', weight: '700', display: 'optional', variable: '--font-heading' });

/** Class names that make the two faces of the site known to `--font-sans` and `--font-display`. */
export const fontVariables = `${text.variable} ${display.variable}`;

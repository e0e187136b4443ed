import { fontsKey } from './device-keys.ts';

/** Runs in the head of every page (`<script data-site-script>`): shows the fonts of the site if an earlier page has fetched them. */
export const fontsScript = `try{localStorage.getItem('${fontsKey}')&&(document.documentElement.dataset.fonts='')}catch{}`;

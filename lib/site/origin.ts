/**
 * Stands for the site's origin in everything that Next renders: canonical and hreflang links, JSON-LD, sitemap, feeds.
 * Pages are built once, before the address is known; the front door puts `SITE_URL` in its place in each answer.
 */
export const siteOrigin = 'https://site-origin.invalid';

/** Placeholder of the site's origin in everything that Next renders. The front door replaces it with `SITE_URL`, which the build does not know. */
export const siteOrigin = 'https://site-origin.invalid';

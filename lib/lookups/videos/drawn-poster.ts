import 'server-only';
import { color } from '#lib/colors.ts';

/** Placeholder of a poster that cannot be fetched. */
export const drawnPoster = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 270"><path fill="${color('night')}" d="M0 0h480v270H0z"/><circle cx="372" cy="92" r="38" fill="${color('sun')}"/><path fill="${color('night-soft')}" d="M0 168c60-28 120-28 180 0s120 28 180 0 90-28 120-14v116H0z"/><path fill="${color('teal')}" d="M0 206c60-24 120-24 180 0s120 24 180 0 90-24 120-12v76H0z"/></svg>`;

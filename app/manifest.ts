import type { MetadataRoute } from 'next';
import { color } from '#lib/colors.ts';
import { agency } from '#lib/site/agency.ts';

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: agency.name,
    short_name: agency.shortName,
    start_url: '/',
    display: 'minimal-ui',
    background_color: color('canvas'),
    theme_color: color('night'),
    icons: [
      { src: '/icons/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/icon-192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  };
}

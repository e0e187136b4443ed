import { readScene } from '#components/share-image/read-scene.ts';
import { renderPng } from '#components/share-image/render-png.ts';
import { shareImage } from '#components/share-image/share-image.tsx';
import { localeOf, locales } from '#lib/i18n/routing.ts';
import { shareWords } from '#lib/seo/share-words.ts';
import { pageAt, pages } from '#lib/site/pages.ts';

type Params = { locale: string; path?: string[] };

export const dynamic = 'force-static';
export const dynamicParams = false;

export function generateStaticParams(): Params[] {
  return locales.flatMap((locale) => pages.map(({ path }) => ({ locale, path: path.split('/').filter(Boolean) })));
}

/** The share image of a page, rendered by the build. */
export async function GET(_: Request, { params }: { params: Promise<Params> }) {
  const { path = [], ...given } = await params;
  const page = pageAt(`/${path.join('/')}`);
  if (!page) return new Response(null, { status: 404 });
  const png = await renderPng(shareImage(shareWords(localeOf(given), page), readScene(page.id)));
  return new Response(new Uint8Array(png), { headers: { 'content-type': 'image/png' } });
}

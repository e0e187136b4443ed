import { makePortalView } from '#components/portal/make-portal-view.ts';
import { portalForms } from '#components/portal/portal-view.ts';
import { localeOf, locales } from '#lib/i18n/routing.ts';

export const dynamic = 'force-static';
export const dynamicParams = false;

type Params = { locale: string; form: string };

export function generateStaticParams(): Params[] {
  return locales.flatMap((locale) => portalForms.map((form) => ({ locale, form })));
}

/** The view of a form in a dialog; requested on hover or focus. */
export async function GET(_request: Request, { params }: { params: Promise<Params> }): Promise<Response> {
  const given = await params;
  const view = makePortalView(localeOf(given), given.form);
  return view ? Response.json(view) : new Response(null, { status: 404 });
}

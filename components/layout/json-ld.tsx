import { jsonForHtml } from '#lib/seo/json-for-html.ts';

/** Data for search engines. The text is ours and escaped; a script of this type is never run. */
export function JsonLd({ data }: { data: unknown }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(data) }} />;
}

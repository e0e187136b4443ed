import { jsonForHtml } from '#lib/seo/json-for-html.ts';

/** The data is escaped; scripts of this type are never run. */
export function JsonLd({ data }: { data: unknown }) {
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(data) }} />;
}

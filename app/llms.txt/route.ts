import { llmsText } from '#lib/seo/llms-text.ts';

export const dynamic = 'force-static';

export async function GET() {
  return new Response(llmsText(), { headers: { 'content-type': 'text/plain; charset=utf-8' } });
}

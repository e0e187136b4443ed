import { pageOfTool } from '#components/answers/answer-state.ts';
import { config } from '#lib/config.ts';
import { postedValue } from '#lib/forms/posted.ts';
import { isSameOrigin, requestLocale } from '#lib/http/request-headers.ts';
import { problem } from '#lib/http/problem.ts';
import { bodyRefusals, readBody } from '#lib/http/read-body.ts';
import { isLocale, localePath } from '#lib/i18n/routing.ts';
import { queryLocale, getAndPostOnly } from '#lib/lookups/lookup-response.ts';
import type { ReadField } from '../answer-question.ts';
import { renderAnswerPage } from '../render-answer-page.ts';

type Context = { params: Promise<{ tool: string }> };

const bodyLimitBytes = 4_096;

const seeOther = (location: string) => new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

/** Answers a question from a form without JavaScript with a page. A video search redirects to an address that can be bookmarked. */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { tool } = await params;
  const requestedLocale = requestLocale(request);
  if (!isSameOrigin(request.headers, config().siteUrl)) return problem('crossOrigin', requestedLocale);
  const body = await readBody(request, bodyLimitBytes);
  if (body.status !== 'read') return problem(bodyRefusals[body.status], requestedLocale);
  const readField: ReadField = (name) => {
    const [value] = [postedValue(body.posted, name)].flat();
    return typeof value === 'string' ? value : '';
  };
  const postedLocale = readField('locale');
  const locale = isLocale(postedLocale) ? postedLocale : requestedLocale;
  if (tool !== 'videos') return renderAnswerPage(request, tool, locale, readField);
  return seeOther(`/api/answers/videos?${new URLSearchParams({ q: readField('q'), locale })}`);
}

/** Shows a video search. Other answers have no address of their own: a GET redirects to the question. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { tool } = await params;
  const query = new URL(request.url).searchParams;
  const locale = queryLocale(request);
  if (tool === 'videos') return renderAnswerPage(request, tool, locale, (name) => query.get(name) ?? '');
  const page = pageOfTool(tool);
  return page ? seeOther(localePath(locale, page.path)) : problem('unknown', locale);
}

export { getAndPostOnly as DELETE, getAndPostOnly as PATCH, getAndPostOnly as PUT };

import 'server-only';
import { isSameOrigin, requestLocale } from '#lib/http/request-headers.ts';
import { config } from '#lib/config.ts';
import { postedValue } from '#lib/forms/posted.ts';
import { problem } from '#lib/http/problem.ts';
import { bodyRefusals, readBody } from '#lib/http/read-body.ts';

const bodyLimitBytes = 1_024;

/** A posted text such as `{"vin": "…"}`, or a problem response. Posted, because browsers, proxies and logs keep addresses. */
export async function postedText(request: Request, name: string): Promise<string | Response> {
  const locale = requestLocale(request);
  if (!isSameOrigin(request.headers, config().siteUrl)) return problem('crossOrigin', locale);
  const body = await readBody(request, bodyLimitBytes);
  if (body.status !== 'read') return problem(bodyRefusals[body.status], locale);
  const value = postedValue(body.posted, name) ?? '';
  return typeof value === 'string' ? value : problem('malformed', locale);
}

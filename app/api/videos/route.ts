import { sharedSpending } from '#lib/leads/store/spent-units.ts';
import { clientAddressOf } from '#lib/http/request-headers.ts';
import { getOnly, noStore, queryLocale, lookupResponse, invalidInput, tooManyRequests } from '#lib/lookups/lookup-response.ts';
import { findVideos, type VideosQuery } from '#lib/lookups/videos/find-videos.ts';
import { videoCategories } from '#lib/site/video-categories.ts';

const maxTextLength = 100;

/** Reads a category or a search; the language is `locale`, else `Accept-Language`. */
function readVideosQuery(request: Request): VideosQuery | undefined {
  const query = new URL(request.url).searchParams;
  const locale = queryLocale(request);
  const text = (query.get('q') ?? '').replace(/\s+/g, ' ').trim();
  if (text !== '') return text.length <= maxTextLength ? { locale, text } : undefined;
  const category = videoCategories.find(({ id }) => id === query.get('category'))?.id;
  return category && { locale, category };
}

export async function GET(request: Request): Promise<Response> {
  const query = readVideosQuery(request);
  if (!query) return invalidInput(request);
  const answer = await findVideos(query, clientAddressOf(request), sharedSpending);
  if ('status' in answer) return tooManyRequests(request, answer.retryAfterSeconds);
  const response = lookupResponse(answer, answer.source === 'down' ? noStore : { seconds: 3_600, scope: 'public' });
  response.headers.set('vary', 'accept-language');
  return response;
}

export { getOnly as DELETE, getOnly as PATCH, getOnly as POST, getOnly as PUT };

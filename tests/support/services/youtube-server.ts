import { type JsonResponse, startJsonServer } from './json-server.ts';

const ids = Array.from({ length: 12 }, (_, index) => `video${String(index).padStart(6, '0')}`);
const refusal = { error: { code: 403, message: 'Quota exceeded', errors: [{ reason: 'quotaExceeded', domain: 'youtube.quota' }] } };

function search(query: URLSearchParams): JsonResponse {
  const found = query.get('q')?.includes('nothing') ? [] : ids.slice(0, Number(query.get('maxResults') ?? 5));
  return { status: 200, body: { kind: 'youtube#searchListResponse', items: found.map((videoId) => ({ id: { kind: 'youtube#video', videoId } })) } };
}

function videos(query: URLSearchParams): JsonResponse {
  const wanted = (query.get('id') ?? '').split(',').toReversed();
  const items = wanted.map((id) => ({
    kind: 'youtube#video',
    id,
    snippet: {
      title: `Video ${Number(id.slice(5))} & more`,
      channelTitle: 'A channel',
      publishedAt: '2026-05-01T10:00:00Z',
      thumbnails: { medium: { url: `https://i.ytimg.com/vi/${id}/mqdefault.jpg` }, high: { url: `https://i.ytimg.com/vi/${id}/hqdefault.jpg` } },
    },
    statistics: { viewCount: '12345' },
  }));
  return { status: 200, body: { kind: 'youtube#videoListResponse', items } };
}

/** YouTube Data API v3: search.list sends ids alone, videos.list the rest in another order. */
export async function startYoutubeServer(key: string) {
  const server = await startJsonServer(({ pathname, searchParams }) => {
    if (searchParams.get('key') !== key) return { status: 400, body: { error: { code: 400, errors: [{ reason: 'keyInvalid' }] } } };
    if (pathname === '/youtube/v3/search' && searchParams.get('type') === 'video') return search(searchParams);
    if (pathname === '/youtube/v3/videos' && searchParams.get('part') === 'snippet,statistics') return videos(searchParams);
    return { status: 404, body: {} };
  });
  return { ...server, exceedQuota: () => server.setMode({ status: 403, body: refusal }) };
}

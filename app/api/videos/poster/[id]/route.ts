import { clientAddressOf } from '#lib/http/request-headers.ts';
import { getOnly, invalidInput, tooManyRequests } from '#lib/lookups/lookup-response.ts';
import { drawnPoster } from '#lib/lookups/videos/drawn-poster.ts';
import { findPoster } from '#lib/lookups/videos/poster.ts';
import { isVideoId } from '#lib/lookups/videos/video.ts';

type Context = { params: Promise<{ id: string }> };

function picture(body: BodyInit, type: string, seconds: number): Response {
  return new Response(body, { headers: { 'content-type': type, 'cache-control': `public, max-age=${seconds}`, 'x-robots-tag': 'noindex' } });
}

export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { id } = await params;
  if (!isVideoId(id)) return invalidInput(request);
  const poster = await findPoster(id, clientAddressOf(request));
  if (poster.status === 'limited') return tooManyRequests(request, poster.retryAfterSeconds);
  return poster.status === 'found' ? picture(poster.jpeg, 'image/jpeg', 86_400) : picture(drawnPoster, 'image/svg+xml', 600);
}

export { getOnly as DELETE, getOnly as PATCH, getOnly as POST, getOnly as PUT };

import { postOnly } from '#lib/leads/post-route.ts';
import { postLink } from '#lib/leads/second-step/link-routes.ts';

export async function POST(request: Request): Promise<Response> {
  return postLink(request);
}

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

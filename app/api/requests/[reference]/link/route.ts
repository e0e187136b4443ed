import { postOnly } from '#lib/leads/post-route.ts';
import { postLink } from '#lib/leads/second-step/link-routes.ts';

export async function POST(request: Request, { params }: { params: Promise<{ reference: string }> }): Promise<Response> {
  return postLink(request, (await params).reference);
}

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

import { postOnly } from '#lib/leads/post-route.ts';
import { postUpdate } from '#lib/leads/second-step/update-route.ts';

export async function POST(request: Request, { params }: { params: Promise<{ reference: string }> }): Promise<Response> {
  return postUpdate(request, (await params).reference);
}

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

import { postUnsubscription } from '#lib/leads/newsletter/routes.ts';
import { postOnly } from '#lib/leads/post-route.ts';

export async function POST(request: Request, { params }: { params: Promise<{ token: string }> }): Promise<Response> {
  return postUnsubscription(request, (await params).token);
}

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

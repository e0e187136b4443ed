import { postOnly } from '#lib/leads/post-route.ts';
import { postFiles } from '#lib/leads/second-step/files-route.ts';

export async function POST(request: Request, { params }: { params: Promise<{ reference: string }> }): Promise<Response> {
  return postFiles(request, (await params).reference);
}

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

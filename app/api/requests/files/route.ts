import { postOnly } from '#lib/leads/post-route.ts';
import { postFiles } from '#lib/leads/second-step/files-route.ts';

export async function POST(request: Request): Promise<Response> {
  return postFiles(request);
}

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

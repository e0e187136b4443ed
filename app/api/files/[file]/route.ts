import { getFile } from '#lib/leads/files-route.ts';

export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }): Promise<Response> {
  return getFile(request, (await params).file);
}

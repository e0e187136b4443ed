import { forms } from '#lib/forms/registry.ts';
import { noSuchRoute, postOnly, postRoute } from '#lib/leads/post-route.ts';

type Context = { params: Promise<{ kind: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const route = `leads/${(await params).kind}`;
  if (!forms.some((form) => form.route === route)) return noSuchRoute(request);
  return postRoute(route)(request);
}

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

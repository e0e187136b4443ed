import { forms } from '#lib/forms/registry.ts';
import { noSuchRoute, postOnly, postRoute } from '#lib/leads/post-route.ts';
import { isMultipart, uploadRoute } from '#lib/leads/upload-route.ts';

type Context = { params: Promise<{ kind: string }> };

export async function POST(request: Request, { params }: Context): Promise<Response> {
  const route = `leads/${(await params).kind}`;
  const form = forms.find((definition) => definition.route === route);
  if (!form) return noSuchRoute(request);
  const { files } = form;
  return files && isMultipart(request) ? uploadRoute({ ...form, files })(request) : postRoute(route)(request);
}

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

import { postOnly, postRoute } from '#lib/leads/post-route.ts';

export const POST = postRoute('webhook-relay');

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

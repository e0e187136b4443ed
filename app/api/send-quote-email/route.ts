import { postOnly, postRoute } from '#lib/leads/post-route.ts';

export const POST = postRoute('send-quote-email');

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

import { postOnly, postRoute } from '#lib/leads/post-route.ts';

// The specification fixes the address. Like every route of a form it stores a lead; `lib/leads/deliver/` sends the mails and the webhook.
export const POST = postRoute('webhook-relay');

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

import { postConfirmation } from '#lib/leads/newsletter/routes.ts';
import { postOnly } from '#lib/leads/post-route.ts';

export { postConfirmation as POST, postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

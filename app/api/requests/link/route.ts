import { postOnly } from '#lib/leads/post-route.ts';
import { postLink } from '#lib/leads/second-step/link-routes.ts';

export { postLink as POST, postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

import { postOnly } from '#lib/leads/post-route.ts';
import { postSecondFactor } from '#lib/leads/second-step/link-routes.ts';

export { postSecondFactor as POST, postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

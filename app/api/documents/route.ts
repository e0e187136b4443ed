import { postDocuments } from '#lib/leads/documents-route.ts';
import { postOnly } from '#lib/leads/post-route.ts';

export { postDocuments as POST, postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

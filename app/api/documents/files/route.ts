import { documentsForm } from '#lib/forms/documents.ts';
import { postOnly } from '#lib/leads/post-route.ts';
import { stageRoute } from '#lib/leads/stage-route.ts';

export const POST = stageRoute(documentsForm);

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

import { documentsForm } from '#lib/forms/documents.ts';
import { postOnly } from '#lib/leads/post-route.ts';
import { uploadRoute } from '#lib/leads/upload-route.ts';

export const POST = uploadRoute(documentsForm);

export { postOnly as DELETE, postOnly as GET, postOnly as PATCH, postOnly as PUT };

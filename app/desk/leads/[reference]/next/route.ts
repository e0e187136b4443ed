import { readCursor, redirectToNextLead } from '../../../lead-redirects.ts';
import { deskRoute } from '../../../desk-route.tsx';

/** Redirects to the next lead of the view in the query. */
export const GET = deskRoute('viewer', async (request) => redirectToNextLead(request, await readCursor(request)));

import { placeOf, toNextLead } from '../../../lead-view.ts';
import { deskRoute } from '../../../desk-route.tsx';

/** Leads to the next lead of the view that stands in the address. */
export const GET = deskRoute('viewer', async (request) => toNextLead(request, await placeOf(request)));

import { HealthPage } from '#components/desk/health-page.tsx';
import { readiness } from '#lib/leads/readiness.ts';
import { replayDead, replayLead } from '#lib/leads/store/staff-actions.ts';
import { wakeDelivery } from '#lib/leads/wake-delivery.ts';
import { openDeliveries } from '#lib/staff/store/open-deliveries.ts';
import { deskRoute, redirectTo, renderDesk, textField } from '../desk-route.tsx';

export const GET = deskRoute('viewer', async ({ person, formToken, url }) => {
  const [deliveries, report] = await Promise.all([openDeliveries(), readiness(Date.now())]);
  return renderDesk(<HealthPage {...{ person, formToken, deliveries, report, now: Date.now(), isReplayed: url.searchParams.has('replayed') }} />);
});

/** Makes the dead letters of a lead, or of all leads, due at once. */
export const POST = deskRoute('agent', async ({ posted }) => {
  const reference = textField(posted, 'reference');
  if (reference) await replayLead(reference);
  else await replayDead();
  wakeDelivery();
  return redirectTo('/desk/health?replayed=1');
});

import { HealthPage } from '#components/desk/health-page.tsx';
import { readiness } from '#lib/leads/readiness.ts';
import { replayDead, replayLead } from '#lib/leads/store/staff-actions.ts';
import { wakeDelivery } from '#lib/leads/delivery-signals.ts';
import { siteHealth } from '#lib/staff/site-health.ts';
import { openDeliveries } from '#lib/staff/store/open-deliveries.ts';
import { deskRoute, redirectTo, renderDesk, textField } from '../desk-route.tsx';

const outcomes = ['replayed', 'canarySent', 'canaryEarly'] as const;

export const GET = deskRoute('viewer', async ({ person, formToken, url }) => {
  const now = Date.now();
  const [deliveries, report, site] = await Promise.all([openDeliveries(), readiness(now), siteHealth(now)]);
  const outcome = outcomes.find((name) => url.searchParams.has(name));
  return renderDesk(<HealthPage {...{ person, formToken, deliveries, report, site, now, outcome }} />);
});

/** Makes the dead letters of a lead, or of all leads, due at once. */
export const POST = deskRoute('agent', async ({ posted }) => {
  const reference = textField(posted, 'reference');
  if (reference) await replayLead(reference);
  else await replayDead();
  wakeDelivery();
  return redirectTo('/desk/health?replayed=1');
});

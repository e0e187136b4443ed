import 'server-only';
import { errorLabel } from '#lib/error-code.ts';
import { type AlarmParts, raiseAlarm, type Alarm } from './raise-alarm.ts';

type LimitCheckParts = AlarmParts & { hits: () => Readonly<Record<string, number>>; isDiskLow: () => Promise<boolean> };

const fullAdvice = 'Erase leads that are no longer needed, or add disk space and raise the setting.';

const watched: Readonly<Record<string, { finding: string; advice: string }>> = {
  disk_free: {
    finding: 'The disk of the data has less free space than DISK_FREE_MIN_MB.',
    advice: 'Free space on the disk, or give the site a larger one. Lower DISK_FREE_MIN_MB only if the rest is enough for the leads.',
  },
  upload_quota_address: {
    finding: 'Files from one IP address or network have reached UPLOAD_QUOTA_ADDRESS_MB for the day. Files of other visitors are still accepted.',
    advice: 'If a customer of yours sends that much, raise UPLOAD_QUOTA_ADDRESS_MB.',
  },
  upload_quota_day: { finding: 'All visitors together sent as many files as UPLOAD_QUOTA_DAY_MB allows in a day.', advice: fullAdvice },
  upload_quota_total: { finding: 'The stored files have reached UPLOAD_QUOTA_TOTAL_MB.', advice: fullAdvice },
  upload_staged: {
    finding: 'Staged files have reached UPLOAD_STAGED_MB. Uploads are accepted again once old ones are deleted.',
    advice: 'If this comes from real visitors, raise UPLOAD_STAGED_MB.',
  },
};

function describeAlarm(limit: string, { finding, advice }: { finding: string; advice: string }): Alarm {
  const opening = 'Leads without files still come in. Visitors whose files are refused are told to call.';
  return {
    alarmId: `limit-${limit}`,
    count: 0,
    event: 'limit_alarm',
    title: 'Files of visitors are being refused',
    opening,
    findings: [finding],
    advice,
  };
}

/**
 * Returns a check that raises an alarm for each file quota reached since the last check and for a disk that is nearly full, one mail a day each. A
 * mail that could not be sent is tried again. The check never rejects.
 */
export function createLimitCheck({ hits, isDiskLow, ...parts }: LimitCheckParts): (now?: number) => Promise<void> {
  const pending = new Set<string>();
  let seen: Readonly<Record<string, number>> = {};

  async function raise(limit: string, now: number): Promise<void> {
    const words = watched[limit];
    if (!words || (await raiseAlarm(describeAlarm(limit, words), parts, now)) !== 'failed') pending.delete(limit);
  }

  return async (now = Date.now()) => {
    try {
      const current = hits();
      for (const limit of Object.keys(watched)) if ((current[limit] ?? 0) > (seen[limit] ?? 0)) pending.add(limit);
      seen = current;
      if (await isDiskLow()) pending.add('disk_free');
      for (const limit of [...pending]) await raise(limit, now);
    } catch (failure) {
      parts.log.warn({ event: 'alarm_failed', error: errorLabel(failure) });
    }
  };
}

import { config } from '#lib/config.ts';
import { oneClickAddress, unsubscribePage } from '#lib/leads/newsletter/links.ts';
import { listSubscribers, type Subscriber } from '#lib/leads/store/subscribers.ts';
import { byteOrderMark, csvLine } from '#lib/text/csv.ts';
import { isoTime, printError, printJson, textOf, UsageError, type Verb } from './verb.ts';

/** A subscriber for a mailing tool. Every issue must carry both addresses, which end the subscription. */
function toRow(subscriber: Subscriber) {
  const { email, name, locale, requestedAt, confirmedAt } = subscriber;
  const { siteUrl } = config();
  return {
    ...{ email, name, language: locale, requested: isoTime(requestedAt) ?? '', confirmed: isoTime(confirmedAt) ?? '' },
    ...{ unsubscribe: unsubscribePage(subscriber, siteUrl), one_click: oneClickAddress(subscriber, siteUrl) },
  };
}

export const subscribers: Verb = {
  takes: '[--format csv|json]',
  does: 'who has confirmed the newsletter, with the links that end it',
  options: { format: { type: 'string' } },
  async run({ values }) {
    const format = textOf(values, 'format') ?? 'csv';
    if (format !== 'csv' && format !== 'json') throw new UsageError('--format must be csv or json');
    const { subscribers: found, unreadable } = await listSubscribers();
    const rows = found.map(toRow);
    if (format === 'json') printJson(rows);
    else {
      const names = ['email', 'name', 'language', 'requested', 'confirmed', 'unsubscribe', 'one_click'] as const;
      process.stdout.write(byteOrderMark + [names, ...rows.map((row) => names.map((name) => row[name]))].map(csvLine).join(''));
    }
    if (unreadable === 0) return 0;
    printError(`${unreadable} subscribers were left out: the key of their addresses is missing`);
    return 1;
  },
};

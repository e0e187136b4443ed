import { type Locale, regionalLocale } from '#lib/i18n/routing.ts';
import { translator } from '#lib/i18n/messages.ts';
import { agency } from '#lib/site/agency.ts';

const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: Locale, style: 'moment' | 'day'): Intl.DateTimeFormat {
  const key = `${locale} ${style}`;
  const created =
    formats.get(key) ??
    new Intl.DateTimeFormat(regionalLocale(locale), {
      timeZone: agency.timeZone,
      dateStyle: 'medium',
      ...(style === 'moment' ? { timeStyle: 'short' } : {}),
    });
  formats.set(key, created);
  return created;
}

/** A time (epoch ms) in the office's time zone: "Nov 25, 2026, 2:30 PM". */
export function formatMoment(at: number, locale: Locale): string {
  return format(locale, 'moment').format(at);
}

export function formatDay(at: number, locale: Locale): string {
  return format(locale, 'day').format(at);
}

/** A span of time in one or two units: "25 min", "3 h 10 min", "2 days". */
export function formatSpan(spanMs: number, locale: Locale): string {
  const t = translator(locale, 'desk.span');
  const minutes = Math.max(0, Math.round(spanMs / 60_000));
  if (minutes < 60) return t('minutes', { minutes });
  if (minutes < 24 * 60) return t('hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
  return t('days', { days: Math.round(minutes / 1440) });
}

import { vinKey } from '#lib/site/device-keys.ts';

type Vins = Readonly<Record<string, string>>;

function isVins(value: unknown): value is Vins {
  return typeof value === 'object' && value !== null && Object.values(value).every((vin) => typeof vin === 'string');
}

export function readVins(form: string): Vins {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(vinKey(form)) ?? '{}');
    return isVins(kept) ? kept : {};
  } catch {
    return {};
  }
}

export function writeVins(form: string, vins: Vins): void {
  try {
    if (Object.keys(vins).length === 0) sessionStorage.removeItem(vinKey(form));
    else sessionStorage.setItem(vinKey(form), JSON.stringify(vins));
  } catch {}
}

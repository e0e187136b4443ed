import { createHash } from 'node:crypto';
import { checkValues } from '#lib/forms/check-values.ts';
import type { FieldValues } from '#lib/forms/field-values.ts';
import type { Posted } from '#lib/forms/posted.ts';
import { formById } from '#lib/forms/registry.ts';
import { secondStepOf } from '#lib/forms/line-of-lead.ts';
import demo from '#data/demo.json' with { type: 'json' };
import { referenceAlphabet } from '#lib/site/reference.ts';
import { consentOf } from '#lib/leads/receive.ts';
import type { NewLead } from '#lib/leads/model.ts';
import type { NewUpdate } from '#lib/leads/store/save-update.ts';
import { dayAfter, inventValues } from './invent-values.ts';
import { inventVisitor } from './invent-visitor.ts';
import type { Random } from './random.ts';

const browsers = [
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
];

/** The values as the form would have stored them. Throws where the form would have refused them. */
function checked(form: string, values: Posted): FieldValues {
  const result = checkValues(formById(form), values);
  if (result.status === 'invalid') throw new Error(`${form}: ${JSON.stringify(result.problems)}`);
  return result.values;
}

function uuid(random: Random, n: number): string {
  const hex = createHash('sha256').update(`${n} ${random.next()}`).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-');
}

/** The `n`-th invented lead, received at an epoch time (ms). Without deliveries. */
export function inventLead(random: Random, n: number, at: number): NewLead {
  const visitor = inventVisitor(random, n);
  const isSpam = random.chance(0.015);
  const { form, values } = inventValues(random, visitor, at, isSpam);
  const posted = {
    ...values,
    ...{ submittedAt: new Date(at).toISOString(), page: random.pick(demo.sourcePages), marketing_consent: random.chance(0.3) ? 'on' : '' },
  };
  const bodyHash = createHash('sha256').update(JSON.stringify(posted)).digest('hex');
  const { locale } = visitor;
  const sent = { posted, locale, bodyHash, ip: `203.0.113.${random.between(1, 254)}`, userAgent: random.pick(browsers) };
  return {
    id: uuid(random, n),
    reference: Array.from({ length: 8 }, () => random.pick([...referenceAlphabet])).join(''),
    ...{ form, formVersion: formById(form).version, locale, values: checked(form, posted) },
    consent: consentOf({ ...sent, route: '', wantsPage: false, idempotencyKey: null, referrer: null }, form, at),
    createdAt: at,
    quarantinedAt: isSpam ? at : null,
    idempotencyKey: null,
    bodyHash,
    channels: [],
  };
}

const updateValues: Readonly<Record<string, (random: Random, at: number) => FieldValues>> = {
  'personal-auto': (random, at) => ({
    driverYears: String(random.between(1, 40)),
    insuredYears: String(random.between(0, 9)),
    startDate: dayAfter(at, 14),
  }),
  'commercial-auto': (random, at) => ({ operationKind: 'for-hire', radius: random.pick(['local', 'regional', 'otr']), startDate: dayAfter(at, 21) }),
  homeowners: (random, at) => ({
    roofYear: String(random.between(2003, 2024)),
    pool: random.pick(['none', 'fenced']),
    closingDate: dayAfter(at, 30),
  }),
};

/** What a visitor adds in the second step of a lead. Undefined for a lead without one. */
export function inventUpdate(random: Random, lead: NewLead, at: number): NewUpdate | undefined {
  const form = secondStepOf(lead);
  const values = form && updateValues[form.insuranceLine ?? '']?.(random, at);
  if (!values) return undefined;
  const fields = form.fields.filter(({ name }) => name in values);
  const result = checkValues({ ...form, fields }, { ...lead.values, ...values });
  if (result.status === 'invalid') throw new Error(`${form.id}: ${JSON.stringify(result.problems)}`);
  const bodyHash = createHash('sha256').update(JSON.stringify(values)).digest('hex');
  return { leadId: lead.id, form: form.id, locale: lead.locale, values: result.values, idempotencyKey: null, bodyHash, channels: [], createdAt: at };
}

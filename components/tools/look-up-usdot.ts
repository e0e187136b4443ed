import type { MotorCarrier } from '#lib/lookups/usdot/carrier.ts';
import type { Send } from '#components/ui/send.ts';
import { dollarFormat } from '#lib/facts/dollar-format.ts';
import { requestLookup } from './request-lookup.ts';
import type { Finding, ToolAnswer, ToolWords } from './tool-view.ts';

type Answer = { source: string } & ({ found: true; carrier: MotorCarrier } | { found: false });

function findingOf(words: ToolWords, regional: string, carrier: MotorCarrier): Finding {
  const { number, name, dba, address, powerUnits, drivers, allowedToOperate, insurance } = carrier;
  const count = new Intl.NumberFormat(regional);
  const dollars = dollarFormat(regional);
  const place = [address.street, address.city, `${address.state} ${address.zip}`.trim()].filter(Boolean).join(', ');
  const lines = [
    { label: words.usdot.dba, value: dba },
    { label: words.usdot.address, value: place },
    { label: words.usdot.status, value: allowedToOperate ? words.usdot.allowed : words.usdot.notAllowed },
    { label: words.usdot.units, value: powerUnits === undefined ? '' : count.format(powerUnits) },
    { label: words.usdot.drivers, value: drivers === undefined ? '' : count.format(drivers) },
    { label: words.usdot.required, value: insurance.bipdRequired ? dollars.format(insurance.bipdRequired) : '' },
    { label: words.usdot.onFile, value: insurance.bipdOnFile === undefined ? '' : dollars.format(insurance.bipdOnFile) },
  ];
  return {
    title: name,
    lines: lines.filter(({ value }) => value !== ''),
    values: { dotNumber: number, businessName: name, address: address.street, city: address.city, state: address.state, zipCode: address.zip },
  };
}

export async function lookUpUsdot(send: Send, words: ToolWords, regional: string, input: string): Promise<ToolAnswer> {
  const number = input.replace(/\D/g, '');
  if (!/^\d{1,8}$/.test(number)) return { tone: 'warning', text: words.usdot.invalid, invalid: true };
  const outcome = await requestLookup<Answer>(send, `/api/usdot/${number}`, words);
  if (outcome.status === 'failed') return outcome.answer;
  if (outcome.status === 'refused') return { tone: 'warning', text: words.usdot.invalid, invalid: true };
  const { body } = outcome;
  if (body.found)
    return {
      tone: body.carrier.allowedToOperate ? 'success' : 'warning',
      text: words.usdot.found,
      findings: [findingOf(words, regional, body.carrier)],
    };
  if (body.source === 'off') return { tone: 'info', text: words.usdot.off, link: true };
  return body.source === 'down'
    ? { tone: 'danger', text: words.usdot.down, link: true }
    : { tone: 'warning', text: words.usdot.notFound, link: true };
}

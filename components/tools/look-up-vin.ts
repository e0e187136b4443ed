import type { Send } from '#components/ui/send.ts';
import { requestLookup } from './request-lookup.ts';
import type { Finding, ToolAnswer, ToolWords } from './tool-view.ts';

type DecodedVin = { vin: string; checkDigit?: 'ok' | 'mismatch'; year?: number; make?: string; model?: string };
type Answer = DecodedVin & { found: boolean; suggestion?: DecodedVin };

function findingOf(words: ToolWords, { vin, year, make = '', model = '' }: DecodedVin): Finding {
  const vehicleYear = year === undefined ? '' : String(year);
  return {
    title: [vehicleYear, make, model].filter(Boolean).join(' '),
    lines: [{ label: words.vin.number, value: vin }],
    values: { vinNumber: vin, vehicleYear, vehicleMake: make, vehicleModel: model },
  };
}

/** Year, make and model of a VIN. A wrong check digit is a warning, not a refusal. */
export async function lookUpVin(send: Send, words: ToolWords, input: string): Promise<ToolAnswer> {
  const vin = input.replace(/[\s-]/g, '').toUpperCase();
  if (!/^[A-Z0-9]{17}$/.test(vin)) return { tone: 'warning', text: words.vin.invalid, invalid: true };
  const outcome = await requestLookup<Answer>(send, '/api/vin', words, { vin });
  if (outcome.status === 'failed') return outcome.answer;
  if (outcome.status === 'refused') return { tone: 'warning', text: words.vin.invalid, invalid: true };
  const { body } = outcome;
  if (body.suggestion) return { tone: 'warning', text: words.vin.letters, findings: [findingOf(words, body.suggestion)] };
  if (!body.found) return { tone: 'warning', text: words.vin.notFound, link: true };
  const hasWrongCheckDigit = body.checkDigit === 'mismatch';
  return {
    tone: hasWrongCheckDigit ? 'warning' : 'success',
    text: hasWrongCheckDigit ? words.vin.mismatch : words.vin.found,
    findings: [findingOf(words, body)],
  };
}

import type { SentFile } from '../site/post-documents.ts';
import { dayFromNow } from './form-values.ts';

export const certificateValues = {
  insuredBusinessName: 'Duarte Haulage',
  contactName: 'Rui Alves',
  contactEmail: 'rui@example.com',
  contactPhone: '305 555 0100',
  policyTypes: ['auto-liability', 'motor-truck-cargo'],
  certificateHolderName: 'Port of Miami',
  deliveryPreference: 'both',
  neededByDate: dayFromNow(30),
  authorization: 'true',
};

export function postCertificate(
  origin: string,
  files: readonly SentFile[],
  { change = {}, headers = {} }: { change?: Record<string, string>; headers?: Record<string, string> } = {},
): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...certificateValues, ...change })) for (const item of [value].flat()) body.append(name, item);
  for (const { name, bytes } of files) body.append('uploadedFile', new Blob([new Uint8Array(bytes)]), name);
  return fetch(`${origin}/api/leads/coi`, { method: 'POST', redirect: 'manual', body, headers });
}

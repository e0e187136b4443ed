/** @jest-environment jsdom */
import { readDraft } from '#components/forms/draft-store.ts';
import { keepEarlyDrafts } from '#components/start/keep-early-drafts.ts';

test('keeps the ticks of a list, as the form that restores them reads them', () => {
  const box = (name: string, value = '') => `<div data-slot="field"><input type="checkbox" name="${name}" ${value && `value="${value}"`}></div>`;
  document.body.innerHTML = `<form data-form="coi">${box('policyTypes', 'auto-liability')}${box('policyTypes', 'property')}${box('policyTypes', 'motor-truck-cargo')}${box('authorization')}${box('additionalInsured')}</form>`;
  for (const index of [0, 2, 3]) document.querySelectorAll('input')[index]?.click();
  const end = new AbortController();
  keepEarlyDrafts(end.signal);
  dispatchEvent(new Event('pagehide'));
  end.abort();
  expect(readDraft('coi')).toEqual({ policyTypes: 'auto-liability\nmotor-truck-cargo', authorization: 'yes' });
});

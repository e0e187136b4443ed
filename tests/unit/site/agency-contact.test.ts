import type { agency as AgencyFile } from '#lib/site/agency.ts';

type WhatsApp = { whatsApp?: { e164: string } };

/** The modules of a site whose agency file has the change. */
async function siteOf(change: (agency: WhatsApp) => void) {
  jest.dontMock('#lib/site/agency.ts');
  jest.resetModules();
  const { agency } = (await import('#lib/site/agency.ts')) as { agency: typeof AgencyFile & WhatsApp };
  const copy = { ...agency };
  change(copy as WhatsApp);
  jest.doMock('#lib/site/agency.ts', () => ({ agency: copy }));
  const { agencyWhatsApp, waysFor } = await import('#lib/site/agency-contact.ts');
  const { chatWords } = await import('#lib/chat/chat-words.ts');
  const { agencyData } = await import('#lib/seo/agency-data.ts');
  const { llmsText } = await import('#lib/seo/llms-text.ts');
  const ways = (locale: string) => waysFor(locale).map(({ id }) => id);
  return { agencyWhatsApp, ways, chat: chatWords('pt'), data: JSON.stringify(agencyData('es', true)), llms: llmsText() };
}

test('offers WhatsApp with a wa.me link where the agency file has a number', async () => {
  const { agencyWhatsApp, ways, chat, data, llms } = await siteOf((agency) => {
    agency.whatsApp = { e164: '+16155550164' };
  });
  expect(agencyWhatsApp).toEqual({ number: '(615) 555-0164', href: 'https://wa.me/16155550164' });
  expect(ways('en')).toEqual(['call', 'text', 'whatsApp']);
  expect(ways('pt')).toEqual(['whatsApp', 'call', 'text']);
  expect(chat.people).toContainEqual({ label: 'WhatsApp (615) 555-0164', href: 'https://wa.me/16155550164' });
  expect(data).toContain('https://wa.me/16155550164');
  expect(llms.match(/WhatsApp \(615\) 555-0164, /g)).toHaveLength(3);
});

test('never names WhatsApp where the agency file has no number', async () => {
  const { agencyWhatsApp, ways, chat, data, llms } = await siteOf((agency) => {
    delete agency.whatsApp;
  });
  expect(agencyWhatsApp).toBeUndefined();
  expect(ways('pt')).toEqual(['call', 'text']);
  expect(`${JSON.stringify(chat)}${data}${llms}`).not.toMatch(/whats ?app|wa\.me/i);
});

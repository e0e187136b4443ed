import { saveLead } from '#lib/leads/store/save.ts';
import { sendReply } from '#lib/staff/store/send-reply.ts';
import { onEachEngine } from '../leads/store/engines.ts';
import { noon, sampleLead } from '../leads/store/sample-lead.ts';

onEachEngine(({ fresh }) => {
  test('a repeated post of a reply sends one mail, and a post with another text a second one', async () => {
    const store = await fresh();
    const { reference, ...lead } = sampleLead({ channels: [] });
    await saveLead({ ...lead, reference }, store);
    const send = async (text: string, link?: string) => {
      const reply = { subject: 'Hi', text, ...(link ? { link } : {}) };
      return (await sendReply({ reference, staffId: 'p', id: 'form', reply }, noon, store)).status;
    };
    expect(await send('Hello')).toBe('changed');
    expect(await send('Hello')).toBe('unchanged');
    // After the Back key, the browser shows the form of the reply that was sent.
    expect(await send('Hello, and please call.')).toBe('changed');
    expect(await send('Hello, and please call.')).toBe('unchanged');
    // Each post has a new link.
    expect(await send('Hello', 'https://agency.example/continue/a')).toBe('changed');
    expect(await send('Hello', 'https://agency.example/continue/b')).toBe('unchanged');
    expect(await store.db.all("select id from delivery where channel = 'reply'")).toHaveLength(3);
  });
});

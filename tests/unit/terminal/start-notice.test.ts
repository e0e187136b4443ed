import { startNotice } from '../../../front-door/start-notice.ts';
import { readConfig } from '#lib/config.ts';
import { readableLine } from '#lib/log.ts';

test('without settings it names the address, the database, the key, the mails and how to stop', () => {
  const notice = startNotice(readConfig({ DATA_DIR: '/srv/data' }), 3000);
  for (const part of ['http://localhost:3000', '/srv/data/app.db (SQLite)', '/srv/data/field.key', '/srv/data/mail', 'Ctrl+C'])
    expect(notice).toContain(part);
  expect(notice).toMatch(/Webhook +off\n +Options +none\n/);
});

test('with settings it names the destinations of data and mail, and no secret', () => {
  const settings = readConfig({
    SITE_URL: 'https://agency.example',
    DATABASE_URL: 'postgres://site:hidden-1@db.example:5432/site',
    SMTP_URL: 'smtps://user:hidden-2@mail.example:465',
    LEAD_WEBHOOK_URL: 'https://user:hidden-3@crm.example/in?token=hidden-4',
    FIELD_KEY: Buffer.alloc(32, 7).toString('base64'),
    CLAMAV: 'clamd:3310',
    YOUTUBE_API_KEY: 'hidden-5',
  });
  const notice = startNotice(settings, 8080);
  for (const part of ['http://localhost:8080', 'https://agency.example', 'PostgreSQL at db.example:5432/site', 'mail.example:465', 'crm.example/in'])
    expect(notice).toContain(part);
  expect(notice).toContain('virus scan, video search');
  expect(notice).not.toMatch(/hidden|BwcH/);
});

test('a line of the log is readable in a terminal', () => {
  const json = JSON.stringify({ level: 40, time: '2026-11-22T10:20:30.000Z', event: 'rate_limited', msg: 'too many', n: 3, error: { name: 'X' } });
  expect(readableLine(json)).toBe('10:20:30  WARNING  rate_limited  too many  n=3  error={"name":"X"}\n');
});

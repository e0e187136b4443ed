// `npm run chat-answers -- open [language]`: prints each question of the set, what a helpful and a harmful reply would be, and the reply of the chat,
// for grading by a person. The set `held-back` is for the last grading: those who change the chat do not read it.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { replyTo } from '#lib/chat/reply.ts';
import { isLocale } from '#lib/i18n/routing.ts';

type Question = { q: string; lang: string; expect: string; harm: string };

const [set = 'open', language] = process.argv.slice(2).filter((word) => word !== '--');
const packed = readFileSync(join(import.meta.dirname, `${set}.json.gz`));
const questions: Question[] = JSON.parse(gunzipSync(packed).toString());
for (const { q, lang, expect, harm } of questions.filter((question) => !language || question.lang === language)) {
  const { kind, id, text, links, choices } = replyTo(q, isLocale(lang) ? lang : 'en');
  console.log(
    `## ${q}\n\n- helpful: ${expect}\n- harmful: ${harm}\n- ${kind} ${id}: ${text}\n- links: ${links.map(({ href }) => href).join(' ')}\n- questions offered: ${choices.map(({ question }) => question).join(' | ')}\n`,
  );
}

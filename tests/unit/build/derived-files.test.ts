import { cpSync, mkdtempSync, rmSync, writeFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { siteLanguageCodes } from '#lib/site/site-languages.ts';
import { derivedFiles } from '../../../scripts/build/derived-files.ts';
import { wordModules } from '../../../scripts/build/word-modules.ts';

const root = process.cwd();

test('every derived file is current: npm run derive', async () => {
  const paths: string[] = [];
  for await (const [path, text] of derivedFiles(root)) {
    paths.push(path);
    expect([path, readFileSync(join(root, path), 'utf8')]).toEqual([path, text]);
  }
  expect(paths).toEqual(expect.arrayContaining(['lib/i18n/words/messages.ts', 'components/forms/shown-if.css']));
});

describe('a further language', () => {
  const messages = mkdtempSync(join(tmpdir(), 'messages-'));
  const codes = [...siteLanguageCodes, 'xx'];
  beforeEach(() => {
    rmSync(messages, { recursive: true });
    cpSync(join(root, 'messages'), messages, { recursive: true });
    cpSync(join(root, 'messages/en'), join(messages, 'xx'), { recursive: true });
  });
  afterAll(() => rmSync(messages, { recursive: true }));

  test('has its words in every module', () => {
    for (const text of Object.values(wordModules(messages, codes))) {
      expect(text).toMatch(/^ {2}xx: /m);
      expect(text.match(/#messages\/xx\//g)).toHaveLength(text.match(/#messages\/en\//g)?.length ?? 0);
    }
  });

  test('is refused by name while a file of words is missing, and where one is superfluous', () => {
    rmSync(join(messages, 'xx/pages/blog.json'));
    expect(() => wordModules(messages, codes)).toThrow('messages/xx/pages/blog.json is missing');
    cpSync(join(messages, 'en/pages/blog.json'), join(messages, 'xx/pages/blog.json'));
    writeFileSync(join(messages, 'xx/mial.json'), '{}');
    expect(() => wordModules(messages, codes)).toThrow('messages/xx/mial.json: messages/en has no such file');
  });
});

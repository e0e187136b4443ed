import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Words that are read apart from the others: by the front door, by the error page, and by the tools when one is opened. Those of the tools are in
 * `messages.ts` too.
 */
const frontDoor = 'front-door';
const error = 'error';
const tools = 'tools';

const head = '// Written by `npm run derive` from lib/site/site-languages.ts and the files of messages/.';

const filesIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.json'))
    .map((file) => file.slice(0, -'.json'.length))
    .sort();

/** The files of words below a folder of `messages/`, without their ending: `mail`, `pages/blog`. */
function wordFiles(folder: string): string[] {
  return [...filesIn(folder), ...filesIn(join(folder, 'pages')).map((file) => `pages/${file}`)];
}

/** Throws where a language lacks a file that the first one has, or has one that the first lacks. */
function checkFiles(messages: string, codes: readonly string[], files: readonly string[]): void {
  for (const code of codes) {
    const languageFiles = wordFiles(join(messages, code));
    for (const file of files) if (!languageFiles.includes(file)) throw new Error(`messages/${code}/${file}.json is missing`);
    for (const file of languageFiles)
      if (!files.includes(file)) throw new Error(`messages/${code}/${file}.json: messages/${codes[0]} has no such file`);
  }
}

const camel = (text: string): string => text.replace(/[^a-z]+([a-z])/g, (_, letter: string) => letter.toUpperCase());
const nameOf = (code: string, file: string): string => camel(`${code}-${file}`);
const importOf = (code: string, file: string): string => `import ${nameOf(code, file)} from '#messages/${code}/${file}.json' with { type: 'json' };`;

function oneFile(name: string, codes: readonly string[], file: string): string {
  const lines = codes.map((code) => `  ${code}: ${nameOf(code, file)},`);
  return `${head}\n${codes.map((code) => importOf(code, file)).join('\n')}\n\nexport const ${name} = {\n${lines.join('\n')}\n};\n`;
}

function lazyModule(name: string, codes: readonly string[], file: string): string {
  const lines = codes.map((code) => `  ${code}: () => import('#messages/${code}/${file}.json', { with: { type: 'json' } }),`);
  return `${head}\nexport const ${name} = {\n${lines.join('\n')}\n};\n`;
}

function allFiles(codes: readonly string[], files: readonly string[]): string {
  const imports = codes.flatMap((code) => files.map((file) => importOf(code, file)));
  const isPage = (file: string): boolean => file.startsWith('pages/');
  const languages = codes.map((code) => {
    const shared = files.filter((file) => !isPage(file)).map((file) => `${camel(file)}: ${nameOf(code, file)}`);
    const pages = files.filter(isPage).map((file) => `...${nameOf(code, file)}`);
    return `  ${code}: {\n    ${shared.join(', ')},\n    pages: { ${pages.join(', ')} },\n  },`;
  });
  return `${head}\n${imports.join('\n')}\n\nexport const words = {\n${languages.join('\n')}\n};\n`;
}

/**
 * The modules of `lib/i18n/words/` by their names: they import the words of every language, so that bundlers find them. Throws where the languages
 * do not have the same files; `messages` is the folder of the words, the first code that of the default language.
 */
export function wordModules(messages: string, codes: readonly string[]): Readonly<Record<string, string>> {
  const files = wordFiles(join(messages, codes[0] ?? ''));
  checkFiles(messages, codes, files);
  return {
    'messages.ts': allFiles(
      codes,
      files.filter((file) => file !== frontDoor && file !== error),
    ),
    'front-door.ts': oneFile('frontDoorWords', codes, frontDoor),
    'error.ts': oneFile('errorWords', codes, error),
    'tools.ts': lazyModule('toolWords', codes, tools),
  };
}

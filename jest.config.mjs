import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: import.meta.dirname });
const esm = '(?:next-intl|use-intl|intl-messageformat|@formatjs|icu-minify|postal-mime|pino|zod|@hookform|eld)';

/** One jest project. ESM packages are compiled too; `server-only` is a marker for bundlers only. */
async function project(name, options = {}, modules = {}) {
  const config = await createConfig({
    displayName: name,
    testEnvironment: 'node',
    setupFilesAfterEnv: ['<rootDir>/tests/support/modules/retry-once.ts'],
    testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
    moduleNameMapper: {
      ...modules,
      '^server-only$': '<rootDir>/tests/support/modules/empty.ts',
      // The package has entries for `import` only, and jest uses `require`.
      '^eld/small$': '<rootDir>/node_modules/eld/src/entries/static.small.js',
    },
    ...options,
  })();
  config.transformIgnorePatterns = [`/node_modules/(?!${esm}/)`, '^.+\\.module\\.(css|sass|scss)$'];
  return config;
}

/** Unit tests use a test agency; `../../../lib/site/agency.ts` imports the agency of the site. */
const testAgency = { '^(?:#lib/site|\\./site|(?:\\.\\./){1,2}site|\\.)/agency\\.ts$': '<rootDir>/tests/support/modules/agency.ts' };

/** These measure times, so they run alone. */
const alone = ['load', 'page-limits', 'stop'].map((name) => `/tests/http/${name}.test.ts`);

export default {
  testTimeout: 30_000,
  projects: [
    await project('unit', {}, testAgency),
    await project('http', { testPathIgnorePatterns: alone }),
    await project('load', { testMatch: alone.map((path) => `<rootDir>${path}`) }),
  ],
};

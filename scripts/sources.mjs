/** What the finished site is made of: a change of any of it makes a build stale. */
export const sourceFolders = ['app', 'components', 'lib', 'messages', 'public', 'front-door', 'next-internals', 'data', 'scripts/build'];
export const sourceFiles = [
  'package.json',
  'package-lock.json',
  'next.config.ts',
  'tsconfig.json',
  'postcss.config.mjs',
  'instrumentation.ts',
  'middleware.ts',
  'server.ts',
  'scripts/derive.ts',
  'scripts/post-build.ts',
];

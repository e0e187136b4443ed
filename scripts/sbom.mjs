// Writes what a running site is made of as CycloneDX, from the lockfile: `npm run sbom [-- FILE]`; prints the licenses.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const dir = dirname(dirname(fileURLToPath(import.meta.url)));
const file = process.argv[2] ?? join(dir, 'sbom.cdx.json');
const { name } = JSON.parse(readFileSync(join(dir, 'package.json'), 'utf8'));

function npmSbom() {
  const windows = process.platform === 'win32';
  const args = ['sbom', '--sbom-format=cyclonedx', '--sbom-type=application', '--package-lock-only', '--loglevel=error'];
  return JSON.parse(execFileSync(windows ? 'npm.cmd' : 'npm', args, { cwd: dir, encoding: 'utf8', shell: windows, maxBuffer: 2 ** 26 }));
}

/** Some older packages name their license in its text alone. */
function licenseByText({ name: packageName }) {
  const path = join(dir, 'node_modules', packageName, 'LICENSE');
  const isMit = existsSync(path) && readFileSync(path, 'utf8').includes('Permission is hereby granted, free of charge');
  return isMit ? [{ license: { id: 'MIT' } }] : undefined;
}

const licenseOf = ({ licenses = [] }) => licenses.map(({ license, expression }) => expression ?? license.id ?? license.name).join();

/** With `--omit=dev` npm would also drop packages that the site needs if a development package needs them as well, such as nodemailer. */
const isForDevelopment = ({ properties }) => properties.some(({ name: property }) => property === 'cdx:npm:package:development');

const bom = npmSbom();
bom.metadata.component.name = name;
bom.components = bom.components.filter((component) => !isForDevelopment(component));
for (const component of bom.components) component.licenses ??= licenseByText(component);
const refs = new Set([bom.metadata.component, ...bom.components].map((component) => component['bom-ref']));
bom.dependencies = bom.dependencies
  .filter(({ ref }) => refs.has(ref))
  .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }));
writeFileSync(file, `${JSON.stringify(bom, null, 2)}\n`);

const counts = new Map();
for (const license of bom.components.map(licenseOf)) counts.set(license, (counts.get(license) ?? 0) + 1);
for (const [license, count] of [...counts].sort((a, b) => b[1] - a[1]))
  console.log(`${String(count).padStart(4)}  ${license || 'not stated: a binary for another system'}`);
console.log(`${bom.components.length} packages written to ${file}`);

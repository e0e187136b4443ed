// One attack in a process of its own, so that what it costs is not measured as the site's. Tells its outcomes, then holds what it opened.
import { attacks, type Target } from './attacks.ts';

const [name = '', target = '{}'] = process.argv.slice(2);
const attack = attacks.find((one) => one.name === name);
if (!attack) throw new Error(`no attack is called ${name}`);
const told: Target = JSON.parse(target);
process.stdout.write(`${JSON.stringify(await attack.run(told))}\n`);
// Held until it is killed.
setInterval(() => undefined, 1_000);

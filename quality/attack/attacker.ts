// One attack in a process of its own, so that its cost is not measured as the site's. Prints its outcomes, then keeps its connections until it is killed.
import { attacks, type Target } from './attacks.ts';

const [name = '', json = '{}'] = process.argv.slice(2);
const attack = attacks.find((candidate) => candidate.name === name);
if (!attack) throw new Error(`no attack is called ${name}`);
const target: Target = JSON.parse(json);
process.stdout.write(`${JSON.stringify(await attack.run(target))}\n`);
setInterval(() => undefined, 1_000);

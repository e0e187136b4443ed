import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { installTool } from '../../scripts/install-tool.mjs';

/** What Lighthouse says of a page on a phone: scores out of 100, milliseconds, and the names of checks that failed. */
export type Audit = {
  url: string;
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  fcp: number;
  lcp: number;
  tbt: number;
  cls: number;
  speedIndex: number;
  failed: string[];
};

/** Whether Lighthouse is there; installs it when it is not. */
export const hasLighthouse = (): Promise<boolean> => installTool('lighthouse');

/** Runs Lighthouse on one address after the other, each in a browser of its own. Rejects when it fails on one. */
export function audit(chrome: string, urls: readonly string[]): Promise<Audit[]> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'audit.mjs'), chrome, ...urls], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part));
  return new Promise((done, fail) =>
    child.on('close', (code) => {
      const lines = text.split('\n').filter(Boolean);
      if (code === 0) done(lines.map((line) => JSON.parse(line)));
      else fail(new Error(`Lighthouse ended with ${code} after ${lines.length} of ${urls.length} pages`));
    }),
  );
}

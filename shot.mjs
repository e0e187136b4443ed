import { chromium } from '@playwright/test';
const b = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const list = process.argv.slice(2);
for (const item of list) { const [w,path] = item.split(':'); const c = await b.newContext({ viewport: { width: +w, height: w==='390'?844:900 }, reducedMotion: 'reduce' }); const p = await c.newPage();
  await p.goto('http://localhost:3510'+path); await p.waitForTimeout(300); await p.screenshot({ path: `/tmp/p${path.replace(/\//g,'_')}-${w}.png`, fullPage: true }); await c.close(); }
await b.close();

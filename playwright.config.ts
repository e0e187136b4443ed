import { defineConfig } from '@playwright/test';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  // Makes text equal in headed and headless Chromium.
  '--font-render-hinting=none',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** These tests set widths and schemes themselves. In a project of their own they would start workers, browsers and servers once more. */
const once = /(?:pages|budget)\.spec\.ts$/;

/** Parts other than forms; they need script. */
const needsScript = /(?:chat|guide|insights|protection|videos)\.spec\.ts$/;

/** Behave the same at every width, so they are tested on a phone; the desktop project has the chat's window and the tests that fill every field. */
const behavior = /(?:bad-input|flows|guide|insights|press|protection|quote-forms|start|videos|which-filing)\.spec\.ts$/;

/** Pictures of the server's HTML, without script. */
const pictures = /sections\.spec\.ts$/;

/** Typing may lag on a slow phone. */
const slow = /typing\.spec\.ts$/;

export default defineConfig({
  testDir: 'tests/e2e',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  // Pictures are updated by command only: a missing picture fails the test, also at a retry.
  updateSnapshots: 'none',
  timeout: 60_000,
  // A test waits for almost half of its time.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  // A busy machine may miss a time limit; a bug fails twice. No retries outside CI.
  retries: process.env.CI ? 1 : 0,
  reporter: [['line'], ['json']],
  use: {
    browserName: 'chromium',
    launchOptions: { args, ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}) },
    trace: 'off',
    contextOptions: { reducedMotion: 'reduce' },
  },
  projects: [
    { name: 'desktop', testIgnore: [behavior, slow, pictures], use: { viewport: { width: 1280, height: 900 } } },
    { name: 'phone', testIgnore: [once, pictures], use: phone },
    {
      name: 'no-script',
      testIgnore: [
        once,
        needsScript,
        /(?:a11y-(?:states|toast)|closed-hours|desk|ended-session|frame|journeys|page-media|passkey-failures|start|typing)\.spec\.ts$/,
      ],
      use: { ...phone, javaScriptEnabled: false },
    },
  ],
});

import { defineConfig } from '@playwright/test';
import { join } from 'node:path';
import type { Lane } from './stories/kit';

// The browser of the system: nothing is downloaded for the stories. Its form that never opens a window takes a third
// less of the processor, but does not know notifications.
const WHOLE = process.env['BEDESTEN_CHROMIUM'] ?? '/usr/bin/chromium';
const WITHOUT_WINDOW = process.env['BEDESTEN_CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';

/** Stories that are told at both sizes; all others at a laptop. */
const ON_PHONES = /whole-games\.spec\.ts/;

/** Stories of somebody who is notified. */
const NOTIFIED = /turns\.spec\.ts/;

/** Stories in which the order of messages matters: told once more over a line that takes its time. */
const IN_ORDER = /\/stories\/(keyboard|clicks|undo|reconnect)\.spec\.ts/;

const laptop = { viewport: { width: 1366, height: 768 } };
const launchOptions = {
  executablePath: WITHOUT_WINDOW,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
};

export default defineConfig<Lane>({
  testDir: 'stories',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  reporter: [['line'], [join(import.meta.dirname, 'stories/kit/second-chance.ts')]],
  // One more than there are cores: stories wait for answers, those of the late lane most of the time.
  workers: 3,
  // What passes only the second time does not stop the rest, but it is named at the end as a defect to mend.
  retries: 2,
  maxFailures: 10,
  fullyParallel: true,
  forbidOnly: true,
  // Generous: nobody waits for them but a machine that is busy with something else.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    colorScheme: 'light',
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    // A failed story leaves a picture and the page in words; `--trace retain-on-failure` leaves every step of it.
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions,
  },
  projects: [
    // The longest stories first, so that at the end nobody waits for them.
    {
      name: 'phone',
      testMatch: ON_PHONES,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
    },
    { name: 'laptop', testIgnore: NOTIFIED, use: laptop },
    { name: 'late', testMatch: IN_ORDER, use: { ...laptop, isLate: true } },
    {
      name: 'notified',
      testMatch: NOTIFIED,
      use: { ...laptop, launchOptions: { ...launchOptions, executablePath: WHOLE } },
    },
  ],
});

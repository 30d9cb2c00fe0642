import { defineConfig } from '@playwright/test';

// The browser of the system: nothing is downloaded for the stories. Its form that never opens a window takes a third
// less of the processor, but does not know notifications.
const WHOLE = process.env['BEDESTEN_CHROMIUM'] ?? '/usr/bin/chromium';
const WITHOUT_WINDOW = process.env['BEDESTEN_CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';

/** Stories that are told at both sizes; all others at a laptop. */
const ON_PHONES = /whole-games\.spec\.ts/;

/** Stories of somebody who is notified. */
const NOTIFIED = /turns\.spec\.ts/;

const laptop = { viewport: { width: 1366, height: 768 } };
const launchOptions = {
  executablePath: WITHOUT_WINDOW,
  args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
};

export default defineConfig({
  testDir: 'stories',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  reporter: 'line',
  workers: 2,
  // What passes only the second time does not stop the rest, but it is named at the end as a defect to mend.
  retries: 2,
  maxFailures: 10,
  fullyParallel: true,
  forbidOnly: true,
  // Generous: nobody waits for them but a machine that is busy with something else.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    colorScheme: 'light',
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
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
    {
      name: 'notified',
      testMatch: NOTIFIED,
      use: { ...laptop, launchOptions: { ...launchOptions, executablePath: WHOLE } },
    },
  ],
});

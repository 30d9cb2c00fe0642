import { defineConfig } from '@playwright/test';

// The browser of the system: nothing is downloaded for the stories.
const chromium = process.env['BEDESTEN_CHROMIUM'] ?? '/usr/bin/chromium';

/** Stories that are told at both sizes; all others at a laptop. */
const ON_PHONES = /whole-games\.spec\.ts/;

export default defineConfig({
  testDir: 'stories',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  reporter: 'line',
  workers: 2,
  // A busy machine can be slower than a story waits. What passes only the second time is listed as flaky.
  retries: 1,
  maxFailures: 10,
  fullyParallel: true,
  forbidOnly: true,
  // Generous: nobody waits for them but a machine that is busy with something else.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    colorScheme: 'light',
    actionTimeout: 15_000,
    navigationTimeout: 20_000,
    // A failed story leaves a picture and the page in words; `--trace retain-on-failure` leaves every step of it.
    screenshot: 'only-on-failure',
    trace: 'off',
    launchOptions: {
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    // The longest stories first, so that at the end nobody waits for them.
    {
      name: 'phone',
      testMatch: ON_PHONES,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
    },
    { name: 'laptop', use: { viewport: { width: 1366, height: 768 } } },
  ],
});

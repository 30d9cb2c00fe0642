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
  retries: 0,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 8_000 },
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    colorScheme: 'light',
    actionTimeout: 8_000,
    navigationTimeout: 15_000,
    screenshot: 'only-on-failure',
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: true, sources: false },
    launchOptions: {
      executablePath: chromium,
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
    },
  },
  projects: [
    { name: 'laptop', use: { viewport: { width: 1366, height: 768 } } },
    {
      name: 'phone',
      testMatch: ON_PHONES,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 },
    },
  ],
});

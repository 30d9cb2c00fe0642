import { defineConfig } from '@playwright/test';
import stories from '../../playwright.config';

/** The whole browser, as people have it, which the stories of notifications need too. */
const whole = stories.projects?.find(({ name }) => name === 'notified')?.use ?? {};

/** Figures of the client, measured in the browser: `npm run bench`. */
export default defineConfig({
  ...stories,
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/bench',
  reporter: [['./figures.ts']],
  workers: 1,
  timeout: 180_000,
  projects: [{ name: 'laptop', use: whole }],
});

import { defineConfig } from '@playwright/test';
import stories from '../../playwright.config';

/** Figures of the client, measured in the browser: `npm run bench`. */
export default defineConfig({
  ...stories,
  testDir: '.',
  testMatch: '*.bench.ts',
  outputDir: '../../test-results/bench',
  reporter: [['./figures.ts']],
  workers: 1,
  timeout: 180_000,
  projects: stories.projects?.filter(({ name }) => name === 'laptop') ?? [],
});

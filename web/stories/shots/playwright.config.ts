import { defineConfig } from '@playwright/test';
import stories from '../../playwright.config';

const phone = { hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Pictures of every page, to be looked at: `npm run shots`, or some of them: `npm run shots -- -g sell`. */
export default defineConfig({
  ...stories,
  testDir: '.',
  testMatch: ['cairo.shots.ts', 'lessons.shots.ts', 'panels.shots.ts', 'pictures.shots.ts', 'sheet.shots.ts', 'story.shots.ts', 'wall.shots.ts'],
  outputDir: '../../shots/.results',
  use: { ...stories.use, trace: 'off', screenshot: 'off' },
  projects: [
    { name: 'phone', use: { ...phone, viewport: { width: 390, height: 844 } } },
    { name: 'laptop', use: { viewport: { width: 1366, height: 768 } } },
    { name: 'wide', use: { viewport: { width: 1920, height: 1080 } } },
    // The tightest places.
    { name: 'small phone', grep: /@tight/, use: { ...phone, viewport: { width: 375, height: 667 } } },
    { name: 'tablet', grep: /@tight/, use: { viewport: { width: 768, height: 1024 }, hasTouch: true } },
    { name: 'movements', testMatch: 'movements.shots.ts', use: { viewport: { width: 1366, height: 768 } } },
    { name: 'docs', testMatch: 'docs.shots.ts', use: { viewport: { width: 1366, height: 768 } } },
  ],
});

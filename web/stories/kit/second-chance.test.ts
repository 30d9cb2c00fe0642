import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const WEB = resolve(import.meta.dirname, '../..');
const STORIES = `
import { test, expect } from '@playwright/test';
test('passes', () => {});
test('passes the second time', ({}, { retry }) => expect(retry).toBe(1));
test('never passes', () => expect(1).toBe(2));
`;
const CONFIG = `
export default {
  testDir: '.', retries: 2, workers: 1, projects: [{ name: 'laptop' }],
  reporter: [['line'], [${JSON.stringify(join(import.meta.dirname, 'second-chance.ts'))}]],
};
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'bedesten-chances-'));
  symlinkSync(join(WEB, 'node_modules'), join(folder, 'node_modules'));
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'some.spec.ts'), STORIES);
  writeFileSync(join(folder, 'playwright.config.ts'), CONFIG);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a story that passes only the second time is named, and nothing else', { timeout: 120_000 }, async () => {
  const noted = join(folder, 'noted.txt');
  const env = { ...process.env, BEDESTEN_SECOND_CHANCES: noted };
  const code = await new Promise((ended) => {
    execFile(join(WEB, 'node_modules/.bin/playwright'), ['test'], { cwd: folder, env }, (error) =>
      ended(error?.code ?? 0),
    );
  });
  expect(code).toBe(1);
  expect(readFileSync(noted, 'utf8')).toMatch(/^\S*some\.spec\.ts:4 \[laptop\] passes the second time\n$/);
});

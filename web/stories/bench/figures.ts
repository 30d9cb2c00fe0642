/** Prints what was measured, and nothing else. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';

export default class Figures implements Reporter {
  onTestEnd(test: TestCase, result: TestResult): void {
    console.log(`\n${test.title}`);
    for (const { type, description } of test.annotations) console.log(`  ${type.padEnd(44)} ${description ?? ''}`);
    for (const { message } of result.errors) console.log(message);
  }
}

import type { JSONReport, JSONReportSpec } from '@playwright/test/reporter';
import { describe, expect, it } from 'vitest';
import { countsOf } from '../playwright-report.ts';

const spec = (title: string, status: 'expected' | 'unexpected' | 'skipped', message?: string) =>
  ({
    title,
    file: 'journeys/a.test.ts',
    tests: [{ status, results: [{ ...(message ? { error: { message } } : {}) }] }],
  }) as unknown as JSONReportSpec;

const reportOf = (specs: JSONReportSpec[], stats: Partial<JSONReport['stats']>, errors: { message: string }[] = []) =>
  ({
    suites: [{ title: 'a', file: 'journeys/a.test.ts', specs: [], suites: [{ specs }] }],
    errors,
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
  }) as unknown as JSONReport;

describe('the counts of a report of browser tests', () => {
  it('name what failed by file, title and the reason without colours', () => {
    const specs = [spec('goes well', 'expected'), spec('fails', 'unexpected', '\u001b[31mNot visible\u001b[39m\nmore')];
    expect(countsOf(reportOf(specs, { expected: 1, unexpected: 1 }))).toEqual({
      passed: 1,
      failed: 1,
      failures: ['e2e/journeys/a.test.ts > fails: Not visible'],
    });
  });

  it('take a skipped test and an error outside of tests for failures', () => {
    const report = reportOf([spec('waits', 'skipped')], { skipped: 1 }, [{ message: 'The server ended' }]);
    expect(countsOf(report)).toEqual({
      passed: 0,
      failed: 2,
      failures: ['The server ended', 'e2e/journeys/a.test.ts > waits: not run'],
    });
  });
});

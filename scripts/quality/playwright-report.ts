import type { JSONReport, JSONReportSpec, JSONReportSuite } from '@playwright/test/reporter';
import { whyOf } from './why.ts';

export interface Counts {
  passed: number;
  failed: number;
  /** Where, what and why, of each test that didn't pass. */
  failures: string[];
}

const specsOf = (suite: JSONReportSuite): JSONReportSpec[] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

/** What the browser tests' JSON report says. A skipped test counts as a failure, and so does an error outside of tests. */
export function countsOf({ suites, errors, stats }: JSONReport): Counts {
  const failed = suites.flatMap(specsOf).filter((spec) => spec.tests.some(({ status }) => status !== 'expected'));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [
      ...errors.map(({ message }) => whyOf(message)),
      ...failed.map(({ file, title, tests }) => {
        const why = tests.flatMap(({ results }) => results).find(({ error }) => error)?.error?.message;
        return `e2e/${file} > ${title}: ${whyOf(why)}`;
      }),
    ],
  };
}

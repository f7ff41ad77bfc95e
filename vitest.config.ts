import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { isLostTypeQuery } from './apps/server/src/kernel/database/connection-pool.ts';
import { seedOfRun } from './scripts/quality/seed-of-run.ts';

/** Files that take longer than ten seconds. */
const LONGEST = [
  'apps/server/src/admin/test/move-organization.interrupted.test.ts',
  'apps/server/src/admin/test/move-organization.killed.test.ts',
  'apps/server/src/admin/test/move-organization.test.ts',
  'apps/server/src/modules/assessment/exam-attempts/test/exam-attempts.secrets.test.ts',
  'apps/server/src/modules/learning/learning-reports/test/learning-reports.cached.test.ts',
  'apps/server/test/demo/load-demo.test.ts',
  'apps/server/test/generated/acting.test.ts',
  'apps/server/test/generated/bad-input.accepted.test.ts',
  'apps/server/test/generated/one-connection.test.ts',
  'apps/server/test/generated/permission-matrix.test.ts',
];

/** Begins with the longest files, so that none of them is left to one worker alone at the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Samples and random cases: `npm run test:all` tries all of what samples are drawn from. */
const sampling = { seed: seedOfRun(), isWhole: process.env.TEST_ALL === '1' };

const SEEDED = { provide: { sampling }, setupFiles: ['scripts/quality/seeded-properties.ts'] };

/** Where the tests are: pure rules, the server against a real PostgreSQL, screens in a simulated page. Journeys in a real browser: playwright.config.ts. */
export default defineConfig({
  test: {
    // the server hears of it in main.ts, which tests don't run
    onUnhandledError: (error) => !isLostTypeQuery(error),
    sequence: { sequencer: LongestFirst },
    // what was made of a module is kept by its text, for the other runs of `npm test` and the next of somebody who develops
    experimental: { fsModuleCache: true },
    projects: [
      {
        test: {
          name: 'rules',
          ...SEEDED,
          sequence: { groupOrder: 0 },
          isolate: false, // pure functions leave nothing behind
          include: [
            'packages/{domain,strings,api-client,question-formats}/test/**/*.test.ts',
            'apps/server/src/demo/**/*.test.ts',
            'scripts/{quality,record}/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          ...SEEDED,
          sequence: { groupOrder: 1 },
          include: [
            'apps/server/src/{admin,modules,kernel}/**/*.test.ts',
            'apps/server/test/{demo,generated}/**/*.test.ts',
          ],
          exclude: ['apps/server/src/kernel/database/test/external.test.ts'],
          globalSetup: ['apps/server/test/support/global-database.ts'],
          // a notice takes its way through the database, and on a busy machine its time
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 90_000, // some ask every call of the API, which takes most of 30 s on a busy machine
          hookTimeout: 90_000,
          isolate: false, // every file has a server and a database of its own; the modules are read once a worker
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'oldest',
          sequence: { groupOrder: 4 },
          include: ['apps/server/test/oldest/**/*.test.ts'],
          globalSetup: ['apps/server/test/support/global-oldest.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'database',
          sequence: { groupOrder: 2 },
          include: [
            'packages/embedded-postgres/test/**/*.test.ts',
            'apps/server/src/kernel/database/test/external.test.ts', // a cluster with an owner of its own
            'scripts/support/test/**/*.test.ts',
            'apps/server/test/durability/**/*.test.ts',
          ],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          maxWorkers: 1,
        },
      },
      {
        test: {
          name: 'web',
          ...SEEDED,
          sequence: { groupOrder: 3 },
          include: [
            'packages/{ui,web-kit}/test/**/*.test.{ts,tsx}',
            'apps/{learner,studio}/{src,test}/**/*.test.{ts,tsx}',
          ],
          environment: 'happy-dom',
          setupFiles: [...SEEDED.setupFiles, 'packages/web-kit/src/testing/set-up.ts'],
          isolate: false, // the modules are read and the page is made once a worker
          testTimeout: 30_000, // a machine may stand still for seconds; the 5 s of the default are then over
          hookTimeout: 60_000,
          maxWorkers: 4, // a screen waits for two thirds of its time, as for what is fetched and for what fades in
        },
      },
    ],
  },
});

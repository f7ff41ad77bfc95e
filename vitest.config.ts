import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files that take minutes. */
const LONGEST = ['e2e/accessibility/screens.test.ts', 'apps/server/test/generated/bad-input.test.ts'];

/** Begins with the longest files, so that the other worker does all the others meanwhile. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Where the tests are: pure rules, the server against a real PostgreSQL, screens in a simulated page, journeys in a real browser. */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        test: {
          name: 'rules',
          sequence: { groupOrder: 0 },
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
          sequence: { groupOrder: 1 },
          include: ['apps/server/src/{modules,kernel}/**/*.test.ts', 'apps/server/test/**/*.test.ts'],
          exclude: ['apps/server/src/kernel/database/embedded/**', 'apps/server/test/durability/**'],
          globalSetup: ['apps/server/test/support/global-database.ts'],
          // a notice takes its way through the database, and on a busy machine its time
          expect: { poll: { timeout: 10_000 } },
          testTimeout: 30_000,
          hookTimeout: 60_000,
          isolate: false, // every file has a server and a database of its own; the modules are read once a worker
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'database',
          sequence: { groupOrder: 2 },
          include: [
            'apps/server/src/kernel/database/embedded/**/*.test.ts',
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
          sequence: { groupOrder: 3 },
          include: [
            'packages/{ui,web-kit}/test/**/*.test.{ts,tsx}',
            'apps/{learner,studio}/{src,test}/**/*.test.{ts,tsx}',
          ],
          environment: 'happy-dom',
          testTimeout: 30_000, // a machine may stand still for seconds; the 5 s of the default are then over
          hookTimeout: 60_000,
          maxWorkers: 2,
        },
      },
      {
        test: {
          name: 'journeys',
          sequence: { groupOrder: 4 },
          include: ['e2e/**/*.test.ts'],
          globalSetup: ['e2e/support/global-server.ts'],
          maxConcurrency: 4, // the four views of a screen together
          testTimeout: 180_000,
          hookTimeout: 180_000,
          maxWorkers: 2, // the screens beside the journeys
        },
      },
    ],
  },
});

import { defineConfig } from '@playwright/test';
import { serverUrl } from './e2e/support/server-url.ts';
import { CHROMIUM_ARGUMENTS, findChromium } from './scripts/quality/chromium.ts';
import { seedOfRun } from './scripts/quality/seed-of-run.ts';

// workers inherit it: all of a run draw the same sample, whatever is committed meanwhile
process.env.SEED = seedOfRun();

/** Journeys and screens in a real browser, the one of the system: nothing is downloaded. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.test.ts',
  globalSetup: './e2e/support/global-server.ts',
  outputDir: 'test-results',
  // a journey waits for half of its time: three of them keep two processors busy
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // what stands still ends by the limit of one action; a long journey takes 100 s where four share two processors, and may take three times as long
  timeout: 300_000,
  // a machine may stand still for seconds
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: serverUrl,
    // pictures would be taken all the time and thrown away; the pages themselves are in the trace
    trace: { mode: 'retain-on-failure', snapshots: true, screenshots: false, sources: true },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGUMENTS },
  },
});

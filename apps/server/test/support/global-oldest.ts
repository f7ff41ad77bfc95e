import type { TestProject } from 'vitest/node';
import { setUp } from './global-database.ts';

/** The oldest PostgreSQL that docs/guides/operate.md promises; package.json names its packages. */
export default (project: TestProject): Promise<() => Promise<void>> =>
  setUp(project, { scope: '@oldest-postgres', major: 15 });

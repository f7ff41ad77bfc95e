import { acme } from './organizations/acme.ts';
import { madar } from './organizations/madar.ts';
import type { DemoOrganization } from './types.ts';

/** Everything that the first start of a demo creates. The first organisation is number 1. */
export const demoOrganizations: DemoOrganization[] = [madar, acme];

/** The password of all named accounts. */
export const DEMO_PASSWORD = 'Sullam-2026!';

/** Accounts that are printed on the first start, in this order. */
export const demoAccounts = [
  'learner@demo.test',
  'instructor@demo.test',
  'coach@demo.test',
  'admin@demo.test',
  'learner@acme.test',
  'instructor@acme.test',
  'admin@acme.test',
];

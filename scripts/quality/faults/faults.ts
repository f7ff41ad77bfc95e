import { BROWSER_FAULTS } from './browser.faults.ts';
import type { Fault } from './fault.ts';
import { RIGHTS_FAULTS } from './rights.faults.ts';
import { RULE_FAULTS } from './rules.faults.ts';
import { SERVER_FAULTS } from './server.faults.ts';
import { WEB_FAULTS } from './web.faults.ts';

/** Mistakes of all kinds, spread over the product: `npm run test:faults` plants one after the other. */
export const FAULTS: readonly Fault[] = [
  ...RIGHTS_FAULTS,
  ...RULE_FAULTS,
  ...SERVER_FAULTS,
  ...WEB_FAULTS,
  ...BROWSER_FAULTS,
];

import { ACCOUNT_FAULTS } from './account.faults.ts';
import { ADMINISTRATION_FAULTS } from './administration.faults.ts';
import { AUTHORING_FAULTS } from './authoring.faults.ts';
import { BROWSER_FAULTS } from './browser.faults.ts';
import { CHECKLIST_FAULTS } from './checklists.faults.ts';
import { COMMERCE_FAULTS } from './commerce.faults.ts';
import { COVER_FAULTS } from './covers.faults.ts';
import { DISCUSSION_FAULTS } from './discussions.faults.ts';
import { EDGE_FAULTS } from './edge.faults.ts';
import type { Fault } from './fault.ts';
import { FEATURES_FAULTS } from './features.faults.ts';
import { FILE_FAULTS } from './files.faults.ts';
import { LEARNER_DAY_FAULTS } from './learner-day.faults.ts';
import { LESSON_FAULTS } from './lessons.faults.ts';
import { LETTER_FAULTS } from './letter.faults.ts';
import { MARKING_FAULTS } from './marking.faults.ts';
import { INPUT_REPAIR_FAULTS } from './repairs-input.faults.ts';
import { PAGE_REPAIR_FAULTS } from './repairs-pages.faults.ts';
import { SECURITY_REPAIR_FAULTS } from './repairs-security.faults.ts';
import { RIGHTS_FAULTS } from './rights.faults.ts';
import { RULE_FAULTS } from './rules.faults.ts';
import { SEARCH_FAULTS } from './search.faults.ts';
import { SERVER_FAULTS } from './server.faults.ts';
import { STATES_FAULTS } from './states.faults.ts';
import { TIME_FAULTS } from './times.faults.ts';
import { WAITING_FAULTS } from './waiting.faults.ts';
import { WEB_FAULTS } from './web.faults.ts';

/** Mistakes of all kinds, spread over the product: `npm run test:faults` plants one after the other. */
export const FAULTS: readonly Fault[] = [
  ...RULE_FAULTS,
  ...SERVER_FAULTS,
  ...WEB_FAULTS,
  ...ACCOUNT_FAULTS,
  ...ADMINISTRATION_FAULTS,
  ...AUTHORING_FAULTS,
  ...CHECKLIST_FAULTS,
  ...COMMERCE_FAULTS,
  ...COVER_FAULTS,
  ...DISCUSSION_FAULTS,
  ...EDGE_FAULTS,
  ...FEATURES_FAULTS,
  ...FILE_FAULTS,
  ...LEARNER_DAY_FAULTS,
  ...LESSON_FAULTS,
  ...LETTER_FAULTS,
  ...MARKING_FAULTS,
  ...SECURITY_REPAIR_FAULTS,
  ...PAGE_REPAIR_FAULTS,
  ...INPUT_REPAIR_FAULTS,
  ...RIGHTS_FAULTS,
  ...SEARCH_FAULTS,
  ...STATES_FAULTS,
  ...TIME_FAULTS,
  ...WAITING_FAULTS,
  ...BROWSER_FAULTS,
];

import type { OrderRule } from '@sullam/domain/questions/question.ts';

/** Moodle's names and numbers of what counts in an order. Two neighbours on either side count what one does. */
const RULES: [OrderRule, string[]][] = [
  ['ALL_OR_NOTHING', ['ALL_OR_NOTHING', '-1']],
  ['PLACES', ['ABSOLUTE_POSITION', '0', 'ABSOLUTE', 'ABS']],
  [
    'NEIGHBOURS_ALONE',
    ['RELATIVE_NEXT_EXCLUDE_LAST', '1', 'RELATIVE', 'REL', '', 'RELATIVE_ONE_PREVIOUS_AND_NEXT', '3'],
  ],
  ['NEIGHBOURS_TO_END', ['RELATIVE_NEXT_INCLUDE_LAST', '2']],
  ['PAIRS', ['RELATIVE_ALL_PREVIOUS_AND_NEXT', '4']],
];

/** What counts in an order of Moodle's; null for what ours can't say, as the longest part that is in order. */
export const orderRuleOf = (written: string): OrderRule | null =>
  RULES.find(([, names]) => names.includes(written.trim().toUpperCase()))?.[0] ?? null;

/** How Moodle calls a rule; ours from the start is nearest to the one to the end. */
export const moodleRuleOf = (rule: OrderRule): string =>
  RULES.find(([ours]) => ours === (rule === 'NEIGHBOURS' ? 'NEIGHBOURS_TO_END' : rule))?.[1][0] ?? '';

import type { Fault } from './fault.ts';

const marking = 'apps/studio/src/features/assessment/marking';
const keys = ['apps/studio/src/parts/test/keys.test.tsx'];
const workspace = ['apps/studio/src/features/assessment/assignments/test/marking-workspace.test.tsx'];

/** In the workspace in which one marks. */
export const MARKING_FAULTS: readonly Fault[] = [
  {
    name: 'What being late costs is not seen before the mark is saved',
    file: `${marking}/late-line.tsx`,
    find: '      late.intervals,\n',
    replace: '      0,\n',
    tests: workspace,
  },
  {
    name: 'Save and next stands on work that is marked already',
    file: `${marking}/queue.ts`,
    find: 'nextOpen: after.find(isOpen)?.id',
    replace: 'nextOpen: after[0]?.id',
    tests: workspace,
  },
  {
    name: 'A digit chooses the level of the same criterion for ever',
    file: `${marking}/use-criterion-keys.ts`,
    find: 'setActive(Math.min(active + 1, criteria.length - 1));',
    replace: 'setActive(active);',
    tests: workspace,
  },
  {
    name: 'Keys of marking act while one writes a comment',
    file: 'apps/studio/src/parts/is-field.ts',
    find: "target.closest('input:not([type=radio]), textarea, select, [contenteditable]') !== null",
    replace: "target.closest('input:not([type=radio]), select, [contenteditable]') !== null",
    tests: workspace,
  },
  {
    name: 'Marking stands on rows that have nothing to mark',
    file: 'apps/studio/src/features/assessment/assignments/submissions.api.ts',
    find: "state === 'DISPUTED' || (state === 'SUBMITTED'",
    replace: "state === 'RETURNED' || (state === 'SUBMITTED'",
    tests: ['apps/studio/src/features/assessment/assignments/test/assignment-screens.test.tsx'],
  },
  {
    name: 'Whoever marks reads the comments that another one keeps',
    file: 'apps/server/src/modules/assessment/assessment/saved-comments.repository.ts',
    find: ".select(['saved_comment_id as savedCommentId', 'comment'])\n      .where('user_id', '=', userId)",
    replace: ".select(['saved_comment_id as savedCommentId', 'comment'])",
    tests: ['apps/server/src/modules/assessment/assessment/test/saved-comments.test.ts'],
  },
  {
    name: 'A key that was switched off acts nevertheless',
    file: 'apps/studio/src/parts/keys.tsx',
    find: '(each.id === undefined || keys.isOn(each.id))',
    replace: '(each.id === undefined || keys.isOn(each.id) || true)',
    tests: keys,
  },
  {
    name: 'The key of the frame acts where the page has the same one',
    file: 'apps/studio/src/parts/keys.tsx',
    find: 'held.current = [group, ...held.current];',
    replace: 'held.current = [...held.current, group];',
    tests: keys,
  },
  {
    name: 'Keys that were switched off are on again after the next visit',
    file: 'apps/studio/src/parts/keys-off.ts',
    find: 'off.length > 0 ? off : null',
    replace: 'off.length > 9 ? off : null',
    tests: keys,
  },
  {
    name: 'What was just given can’t be taken back',
    file: 'apps/studio/src/features/assessment/assignments/marking.screen.tsx',
    find: 'given.current = { id, version, name: nameOf(data) };',
    replace: 'void version;',
    tests: ['apps/studio/src/features/assessment/assignments/test/assignment-screens.test.tsx'],
  },
  {
    name: 'Learners who fall behind fill the home with a line for each course',
    file: 'apps/studio/src/features/learning/home/waiting-list.tsx',
    find: "kind !== 'FALLING_BEHIND' || path === behind[0]?.path",
    replace: "kind !== 'FALLING_BEHIND' || path !== ''",
    tests: ['apps/studio/src/features/learning/home/test/home.test.tsx'],
  },
];

import type { Fault } from './fault.ts';

const MODULE = 'apps/server/src/modules/learning/checklists';
const WORK = [`${MODULE}/test/checklists.work.test.ts`];
const ASSIGN = [`${MODULE}/test/checklists.assign.test.ts`];

export const CHECKLIST_FAULTS: readonly Fault[] = [
  {
    name: 'a person approves their own item of a checklist',
    file: `${MODULE}/checklists.access.ts`,
    find: 'userId !== caller.userId && (approverUserId === caller.userId || holds(caller, UPDATES));',
    replace: 'approverUserId === caller.userId || userId === caller.userId || holds(caller, UPDATES);',
    tests: WORK,
  },
  {
    name: 'an item that waits for the one above it is done before',
    file: `${MODULE}/student-checklists.service.ts`,
    find: 'if (isDone && item.isLocked) throw itemLocked();',
    replace: '',
    tests: WORK,
  },
  {
    name: 'the code of a place counts for lists of others',
    file: `${MODULE}/student-checklists.repository.ts`,
    find: `sql<boolean>\`x.user_id = \${of.userId}\``,
    replace: 'sql<boolean>`x.user_id is not null`',
    tests: WORK,
  },
  {
    name: 'who was a member before the rule of a checklist gets it too',
    file: 'apps/server/src/modules/identity/members/joinings.reads.ts',
    find: ` and joining.joined_at >= \${since})`,
    replace: ` and (joining.joined_at >= \${since} or true))`,
    tests: ASSIGN,
  },
  {
    name: 'the list of who is overdue says other than its figure',
    file: `${MODULE}/checklists.reads.ts`,
    find: `sql<boolean>\`(s.completed_at is null and \${hasLate(now)})\``,
    replace: 'sql<boolean>`(s.completed_at is null)`',
    tests: ASSIGN,
  },
  {
    name: 'an hourly reminder of a checklist is sent every hour',
    file: `${MODULE}/checklists.notifications.ts`,
    find: `dedupeKey: \`checklist-item:\${studentChecklistItemId}:\${outcome}:\${number}\``,
    replace: `dedupeKey: \`checklist-item:\${studentChecklistItemId}:\${outcome}:\${number}:\${Math.random()}\``,
    tests: ASSIGN,
  },
];

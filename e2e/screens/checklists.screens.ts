import { learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('checklist-item', ({ checklists }) => `/checklist/items/${checklists.studentChecklistItemId}`),
  learner('checklist-visit', '/checklist/visit'),
  learner('checklist-approvals', '/checklist/approvals', { as: 'faisal@demo.test' }),
];

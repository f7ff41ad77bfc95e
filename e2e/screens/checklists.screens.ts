import { administrator, learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('checklist-item', ({ checklists }) => `/checklist/items/${checklists.studentChecklistItemId}`),
  learner('checklist-visit', '/checklist/visit'),
  learner('checklist-approvals', '/checklist/approvals', { as: 'faisal@demo.test' }),
  administrator('studio-checklist', ({ checklists }) => `/studio/checklists/${checklists.checklistId}`),
  administrator('studio-checklist-people', ({ checklists }) => `/studio/checklists/${checklists.checklistId}/people`),
  administrator('studio-checklist-overdue', ({ checklists }) => `/studio/checklists/${checklists.checklistId}/overdue`),
  administrator('studio-checklists-overdue', '/studio/checklists/overdue'),
];

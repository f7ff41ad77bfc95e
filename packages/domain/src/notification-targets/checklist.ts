import { isGiven, segment, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [13, 14],
  category: 'checklists',
  picture: 'ListChecks',
  path: ({ approvalItemId, checklistItemId, studentChecklistId }) =>
    isGiven(approvalItemId)
      ? `/checklist/approvals?item=${segment(approvalItemId)}`
      : isGiven(checklistItemId)
        ? `/checklist/items/${segment(checklistItemId)}`
        : isGiven(studentChecklistId)
          ? `/checklist/${segment(studentChecklistId)}`
          : '/checklist',
};

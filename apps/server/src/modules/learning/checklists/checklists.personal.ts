import { erasedRows, type PersonalRows, signedRows } from '../../../kernel/personal-data.ts';

const ORGANIZATIONS_OWN = 'it belongs to the organisation, which goes on with it';
const OF_ANOTHER = 'it is part of what happened to somebody else';

/** What happens to rows that refer to a person whose account is deleted. */
export const checklistsPersonalRows: readonly PersonalRows[] = [
  signedRows('checklists', 'created_by', ORGANIZATIONS_OWN),
  signedRows('checklists', 'approver_user_id', ORGANIZATIONS_OWN),
  // steps go with the items, and these with the lists
  erasedRows('student_checklist_items', 'user_id'),
  erasedRows('student_checklists', 'user_id'),
  signedRows('student_checklists', 'approver_user_id', OF_ANOTHER),
  signedRows('student_checklists', 'assigned_by', OF_ANOTHER),
  signedRows('checklist_steps', 'by_user_id', OF_ANOTHER),
];

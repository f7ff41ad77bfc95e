export { GrantDialog, type GrantDialogFrame, isUpsideDown } from './grant-dialog.tsx';
export { GrantRow } from './grant-row.tsx';
export { GrantSection, GroupGrantSection } from './grant-section.tsx';
export { GroupField, useGroupsToGrant } from './group-field.tsx';
export { LearnerField } from './learner-field.tsx';

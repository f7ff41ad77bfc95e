export { lockAdministratorsWith } from './administrators.ts';
export { activateMember, forgetMemberships, insertRegistered } from './admitted.repository.ts';
export {
  type CheckedExtraFields,
  checkExtraFields,
  type ExtraFieldValue,
  type ExtraFieldValues,
  type FormFieldRule,
} from './extra-fields.ts';
export { demoMembers } from './members.demo.ts';
export { presentExtraFields } from './members.reads.ts';
export { findMember, findMemberName, type MemberStanding } from './members.repository.ts';
export { ExtraFieldsInput, PersonName } from './members.schemas.ts';
export {
  memberApproved,
  memberDisabled,
  memberEnabled,
  memberInvited,
  memberRejected,
} from './members.signals.ts';

export { erasePerson, personalData } from './personal-data.ts';
export { profileReasons } from './profile-reasons.ts';

/** Views that others may read: what people are called, and how they stand. */
export const VIEWS = ['member_names', 'member_standings'] as const;

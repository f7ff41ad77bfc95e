export { checkNotLastAdministrator } from './administrators.ts';
export {
  activateMember,
  clearSecondFactorReset,
  forgetMemberships,
  insertRegistered,
  isSharedPerson,
  listActiveMemberships,
  nameInvited,
  setMembersEmail,
} from './admitted.repository.ts';
export { checkExtraFields } from './extra-fields.ts';
export { inviteListed } from './invitations.service.ts';
export { readJoinRequests } from './join-requests.reads.ts';
export { findJoinings, joinedAfter } from './joinings.reads.ts';
export { accessMember } from './members.access.ts';
export { demoMembers } from './members.demo.ts';
export {
  findMember,
  findMemberName,
  insertInvited,
  isWithoutMembers,
  markAsCoach,
  noteSeen,
} from './members.repository.ts';
export {
  memberApproved,
  memberInvited,
  memberRejected,
  memberRenamed,
  secondFactorReset,
} from './members.signals.ts';
export { memberIdsOf, withoutMembership } from './memberships.repository.ts';
export { accessPerson, profileReasons, seesEverybody, visiblePeople } from './person.access.ts';
export { erasePerson } from './personal-data.ts';
export { checkSecondScriptName, type SecondScriptName } from './second-script-name.ts';

/** Views that others may read: what people are called, and how they stand. */
export const VIEWS = ['member_names', 'member_records'] as const;

import { Problem } from '../../../kernel/problem.ts';

export const alreadyMember = (): Problem => new Problem('member.already-member', 409);
export const alreadyInvited = (): Problem => new Problem('member.already-invited', 409);
export const alreadyDecided = (): Problem => new Problem('member.already-decided', 409);
export const lastAdministrator = (): Problem => new Problem('organization.last-administrator', 409);
export const selfLockout = (): Problem => new Problem('organization.self-lockout', 409);

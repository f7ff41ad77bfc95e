import type { MemberRow } from './members.api.ts';

export interface MemberDialogProps {
  readonly member: MemberRow;
  readonly onClose: () => void;
}

/** The full name, as sentences insert it. */
export const nameOf = (member: Pick<MemberRow, 'firstName' | 'lastName'>): string =>
  `${member.firstName} ${member.lastName}`;

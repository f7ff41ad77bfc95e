import { AccessDialog } from './access-dialog.tsx';
import { ActAsDialog } from './act-as-dialog.tsx';
import { ChangeEmailDialog } from './change-email-dialog.tsx';
import type { MemberDialogProps } from './member-dialog-props.ts';
import { DisableDialog, ForcePasswordDialog, RejectDialog, ResetSecondFactorDialog } from './member-dialogs.tsx';

const DIALOGS = {
  reject: RejectDialog,
  disable: DisableDialog,
  forcePassword: ForcePasswordDialog,
  resetSecondFactor: ResetSecondFactorDialog,
  changeEmail: ChangeEmailDialog,
  access: AccessDialog,
  actAs: ActAsDialog,
} as const;

export type MemberQuestionKind = keyof typeof DIALOGS;

/** The dialog that an action on a member asks for. */
export function MemberQuestion({ kind, ...rest }: MemberDialogProps & { readonly kind: MemberQuestionKind }) {
  const Asked = DIALOGS[kind];
  return <Asked {...rest} />;
}

import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import type { SignOnQuestion } from '../kit.ts';
import { useMember, useT } from '../kit-context.tsx';

/** Asks before a link of somebody else takes the place of whoever is signed in. */
export function SignOnQuestionDialog({ name, answer }: SignOnQuestion) {
  const t = useT();
  const { firstName, lastName } = useMember();
  return (
    <ConfirmDialog
      open
      title={t('shell.signOn.title', { name })}
      confirmLabel={t('shell.signOn.replace')}
      onClose={() => answer(false)}
      onConfirm={() => answer(true)}
    >
      {t('shell.signOn.text', { present: `${firstName} ${lastName}`, name })}
    </ConfirmDialog>
  );
}

import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

export interface NewRecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The codes, once: it closes when one says that they are kept. */
export function NewRecoveryCodes({ codes, onClose }: NewRecoveryCodesProps) {
  const t = useT();
  return (
    <Dialog
      open
      persistent
      onClose={onClose}
      title={t('profile.recovery.title')}
      footer={<Button onClick={onClose}>{t('profile.recovery.stored')}</Button>}
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  );
}

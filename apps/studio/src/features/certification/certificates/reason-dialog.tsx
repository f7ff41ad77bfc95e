import type { Localized } from '@sullam/domain/localized.ts';
import { hasText } from '@sullam/domain/localized.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Dialog } from '@sullam/ui/overlays/dialog.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { type IssuedCertificate, useReissue, useRevoke } from './certificates.api.ts';

interface ReasonDialogProps {
  readonly certificate: IssuedCertificate;
  readonly kind: 'revoke' | 'reissue';
  readonly onClose: () => void;
}

/** Asks for the words that everybody reads who verifies the certificate, and says what follows. */
export function ReasonDialog({ certificate, kind, onClose }: ReasonDialogProps) {
  const t = useT();
  const notify = useNotify();
  const revoke = useRevoke();
  const reissue = useReissue();
  const [reason, setReason] = useState<Localized>({});
  const { firstName, lastName } = certificate.holder;
  const act = kind === 'revoke' ? revoke : reissue;
  const done = kind === 'revoke' ? 'certificate-desk.done.revoked' : 'certificate-desk.done.reissued';
  const submit = () =>
    act.mutate(
      { certificateId: certificate.certificateId, reason },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t(done) });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t(`certificate-desk.${kind}.title`, { name: `${firstName} ${lastName}` })}
      description={t(`certificate-desk.${kind}.text`)}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button
            variant={kind === 'revoke' ? 'danger' : 'primary'}
            disabled={!hasText(reason.en) && !hasText(reason.ar)}
            pending={act.isPending}
            onClick={submit}
          >
            {t(`certificate-desk.actions.${kind}`)}
          </Button>
        </>
      }
    >
      <LocalizedField
        label={t('certificate-desk.fields.reason')}
        value={reason}
        onChange={setReason}
        multiline
        rows={3}
        maxLength={500}
        stacked
      />
    </Dialog>
  );
}

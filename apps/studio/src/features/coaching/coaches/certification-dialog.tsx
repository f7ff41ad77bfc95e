import { COACH_LIMITS } from '@sullam/domain/coaching/coach.ts';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../../parts/localized-field.tsx';
import { type CoachDetails, useSaveCertification } from './coaches.api.ts';

interface CertificationDialogProps {
  readonly row: CoachDetails['certifications'][number] | null;
  readonly onClose: () => void;
}

/** A certification with its issuer, its dates and the page that confirms it. */
export function CertificationDialog({ row, onClose }: CertificationDialogProps) {
  const t = useT();
  const save = useSaveCertification();
  const [title, setTitle] = useState(row?.title ?? {});
  const [issuer, setIssuer] = useState(row?.issuer ?? {});
  const [issuedOn, setIssuedOn] = useState(row?.issuedOn ?? null);
  const [validUntil, setValidUntil] = useState(row?.validUntil ?? null);
  const [url, setUrl] = useState(row?.verificationUrl ?? '');
  const errors = useRefusals(save.error, { title, issuer, issuedOn, validUntil, verificationUrl: url });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('coaches.rows.certifications')}
      submitLabel={t('common.actions.save')}
      pending={save.isPending}
      onSubmit={() =>
        save.mutate(
          {
            id: row?.coachCertificationId ?? null,
            body: {
              title: trimmed(title),
              issuer: trimmed(issuer),
              issuedOn,
              validUntil,
              verificationUrl: url.trim() || null,
            },
          },
          { onSuccess: onClose },
        )
      }
    >
      <LocalizedField
        label={t('coaches.rows.name')}
        required
        maxLength={200}
        value={title}
        error={errors.title}
        onChange={setTitle}
      />
      <LocalizedField
        label={t('coaches.fields.issuer')}
        required
        maxLength={200}
        value={issuer}
        error={errors.issuer}
        onChange={setIssuer}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <DatePicker
          label={t('coaches.fields.issuedOn')}
          value={issuedOn}
          error={errors.issuedOn}
          onChange={setIssuedOn}
        />
        <DatePicker
          label={t('coaches.fields.validUntil')}
          value={validUntil}
          error={errors.validUntil}
          onChange={setValidUntil}
        />
      </div>
      <TextField
        type="url"
        dir="ltr"
        label={t('coaches.fields.verificationUrl')}
        maxLength={COACH_LIMITS.url}
        value={url}
        error={errors.verificationUrl}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

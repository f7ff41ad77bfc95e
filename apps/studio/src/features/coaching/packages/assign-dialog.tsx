import { PACKAGE_LIMITS } from '@sullam/domain/coaching/credits.ts';
import { Checkbox } from '@sullam/ui/components/choice.tsx';
import { NativeSelect } from '@sullam/ui/components/native-select.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { randomKey } from '@sullam/web-kit/base/random-key.ts';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { PersonField } from '../../learning/checklists/checklists.public.ts';
import { type CoachingPackage, useAssignPackage } from './packages.api.ts';

type Person = Parameters<typeof PersonField>[0]['value'];

interface AssignDialogProps {
  readonly packages: readonly CoachingPackage[];
  readonly onClose: () => void;
}

/** Gives a learner the credits of a package. */
export function AssignDialog({ packages, onClose }: AssignDialogProps) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const assign = useAssignPackage();
  const [requestKey] = useState(randomKey);
  const [packageId, setPackage] = useState(packages[0]?.coachingPackageId);
  const [person, setPerson] = useState<Person>(null);
  const [isPromotional, setPromotional] = useState(true);
  const [reason, setReason] = useState('');
  const errors = useRefusals(assign.error, { coachingPackageId: packageId, userId: person, reason });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('coaching-packages.actions.assign')}
      submitLabel={t('coaching-packages.actions.assign')}
      pending={assign.isPending}
      disabled={person === null || packageId === undefined || reason.trim() === ''}
      onSubmit={() =>
        person &&
        packageId !== undefined &&
        assign.mutate(
          { coachingPackageId: packageId, userId: person.userId, isPromotional, reason: reason.trim(), requestKey },
          {
            onSuccess: () => {
              onClose();
              const name = `${person.firstName} ${person.lastName}`.trim();
              notify({ tone: 'success', text: t('coaching-packages.messages.assigned', { name }) });
            },
          },
        )
      }
    >
      <NativeSelect
        label={t('coaching-packages.fields.package')}
        value={String(packageId)}
        error={errors.coachingPackageId}
        options={packages.map(({ coachingPackageId, title }) => ({
          value: String(coachingPackageId),
          label: text(title),
        }))}
        onChange={(value) => setPackage(Number(value))}
      />
      <PersonField
        label={t('coaching-packages.fields.learner')}
        value={person}
        onChange={setPerson}
        error={errors.userId}
      />
      <TextField
        label={t('coaching-packages.fields.reason')}
        hint={t('coaching-packages.fields.reasonHint')}
        required
        maxLength={PACKAGE_LIMITS.reason}
        value={reason}
        error={errors.reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Checkbox
        label={t('coaching-packages.fields.promotional')}
        description={t('coaching-packages.fields.promotionalHint')}
        checked={isPromotional}
        onChange={setPromotional}
      />
    </FormDialog>
  );
}

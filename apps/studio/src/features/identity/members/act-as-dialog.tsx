import { Banner } from '@sullam/ui/components/banner.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { isStudioApart, learnerAddress } from '@sullam/web-kit/organization/learner-address.ts';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type MemberDialogProps, nameOf } from './member-dialog-props.ts';
import { useMasqueradeElsewhere, useStartMasquerade } from './members.api.ts';

const SHORTEST_REASON = 3;

/** Says what acting as somebody means, asks why, and opens the learner application as that member. */
export function ActAsDialog({ member, onClose }: MemberDialogProps) {
  const t = useT();
  const kit = useKit();
  const name = nameOf(member);
  const [reason, setReason] = useState('');
  const start = useStartMasquerade();
  const elsewhere = useMasqueradeElsewhere();
  const isTooShort = reason.trim().length < SHORTEST_REASON;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('members.dialogs.actAsTitle', { name })}
      submitLabel={t('members.people.actAsGo')}
      pending={start.isPending || elsewhere.isPending}
      onSubmit={() => {
        if (isTooShort) return;
        const acting = { userId: member.userId, reason: reason.trim() };
        // what is signed in here means nothing on another host
        if (isStudioApart(kit.bootstrap))
          elsewhere.mutate(acting, { onSuccess: ({ url }) => window.location.assign(url) });
        else start.mutate(acting, { onSuccess: (result) => kit.leaveAs(result, learnerAddress(kit.bootstrap)) });
      }}
    >
      <Banner tone="warning" live="off" title={t('members.people.actAsWhat')}>
        <ul className="mt-1 list-disc space-y-1 ps-5">
          <li>{t('members.people.actAsLeaves', { name })}</li>
          <li>{t('members.people.actAsStrip')}</li>
          <li>{t('members.people.actAsRecorded')}</li>
        </ul>
      </Banner>
      <TextArea
        label={t('members.dialogs.actAsReason')}
        hint={t('members.people.actAsReasonHint')}
        required
        value={reason}
        maxLength={500}
        rows={3}
        error={isTooShort ? t('errors.rules.textMinimum', { count: SHORTEST_REASON }) : undefined}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

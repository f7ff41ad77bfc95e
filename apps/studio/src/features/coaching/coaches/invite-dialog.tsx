import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { PersonField } from '../../learning/checklists/checklists.public.ts';
import { useInviteCoach } from './coaches.api.ts';

type Person = Parameters<typeof PersonField>[0]['value'];

/** Makes a member a coach. */
export function InviteDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const invite = useInviteCoach();
  const [person, setPerson] = useState<Person>(null);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('coaches.actions.invite')}
      description={t('coaches.dialogs.inviteHint')}
      submitLabel={t('coaches.actions.invite')}
      pending={invite.isPending}
      disabled={person === null}
      onSubmit={() =>
        person &&
        invite.mutate(person.userId, {
          onSuccess: () => {
            onClose();
            const name = `${person.firstName} ${person.lastName}`.trim();
            notify({ tone: 'success', text: t('coaches.messages.invited', { name }) });
          },
        })
      }
    >
      <PersonField
        label={t('coaches.dialogs.member')}
        value={person}
        onChange={setPerson}
        error={invite.error?.message}
      />
    </FormDialog>
  );
}

import { Checkbox, CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type MemberDialogProps, nameOf } from './member-dialog-props.ts';
import { permissionSetsQuery, useReplaceMemberPermissionSets, useUpdateMember } from './members.api.ts';

/** What a member may do, by permission sets, and whether they offer coaching. */
export function AccessDialog({ member, onClose }: MemberDialogProps) {
  const t = useT();
  const notify = useNotify();
  const text = useAuthorText();
  const sets = useQuery(permissionSetsQuery());
  const [isCoach, setCoach] = useState(member.portals.isCoach);
  const [chosen, setChosen] = useState(member.permissionSets.map((set) => String(set.permissionSetId)));
  const update = useUpdateMember();
  const replace = useReplaceMemberPermissionSets();
  const { canEdit, canChangeSets } = member.abilities;

  const save = async () => {
    const { userId } = member;
    // Both say what went wrong by themselves; what was saved before stays saved.
    try {
      if (canEdit && isCoach !== member.portals.isCoach) await update.mutateAsync({ userId, portals: { isCoach } });
      if (canChangeSets) await replace.mutateAsync({ userId, permissionSetIds: chosen.map(Number) });
    } catch {
      return;
    }
    notify({ tone: 'success', text: t('members.messages.saved') });
    onClose();
  };

  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('members.people.accessOf', { name: nameOf(member) })}
      submitLabel={t('common.actions.save')}
      pending={update.isPending || replace.isPending}
      disabled={!sets.data}
      onSubmit={() => void save()}
    >
      {sets.data ? (
        canChangeSets ? (
          <CheckboxGroup
            label={t('members.list.permissionSets')}
            hint={t('members.people.setsHint')}
            value={chosen}
            onChange={setChosen}
            options={sets.data.data.map((set) => ({
              value: String(set.permissionSetId),
              label: text(set.name),
              description: text(set.description) || undefined,
            }))}
          />
        ) : (
          member.permissionSets.map((set) => (
            <Checkbox key={set.permissionSetId} label={text(set.name)} checked disabled />
          ))
        )
      ) : (
        <SkeletonText />
      )}
      <Switch
        spread
        label={t('members.permissionSets.coach')}
        description={t('members.people.coachHint')}
        checked={isCoach}
        disabled={!canEdit}
        onChange={setCoach}
      />
    </FormDialog>
  );
}

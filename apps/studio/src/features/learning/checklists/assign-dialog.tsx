import { Chip } from '@sullam/ui/components/badge.tsx';
import { DatePicker, MultiSelect } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useHasFeature, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { setsQuery, useAssignChecklist } from './checklists.api.ts';
import { GroupFields } from './group-fields.tsx';
import { type NamedPerson, PersonField } from './person-field.tsx';

interface AssignDialogProps {
  readonly checklistId: number;
  readonly onClose: () => void;
}

/** Gives a checklist to people and to everybody who holds a permission set. */
export function AssignDialog({ checklistId, onClose }: AssignDialogProps) {
  const t = useT();
  const text = useAuthorText();
  const notify = useNotify();
  const assign = useAssignChecklist(checklistId);
  const sets = useQuery(setsQuery());
  const [people, setPeople] = useState<NamedPerson[]>([]);
  const [setIds, setSetIds] = useState<string[]>([]);
  const [groupIds, setGroupIds] = useState<string[]>([]);
  const hasGroups = useHasFeature()('course-groups');
  const [startsOn, setStartsOn] = useState<string | null>(null);
  const [approver, setApprover] = useState<NamedPerson | null>(null);
  const submit = () =>
    assign.mutate(
      {
        userIds: people.map(({ userId }) => userId),
        permissionSetIds: setIds.map(Number),
        courseGroupIds: groupIds.map(Number),
        ...(startsOn ? { startsOn } : {}),
        approverUserId: approver?.userId ?? null,
      },
      {
        onSuccess: ({ assigned, alreadyThere }) => {
          notify({
            tone: 'success',
            text: [
              t('checklist-keeping.messages.assigned', { count: assigned }),
              ...(alreadyThere > 0 ? [t('checklist-keeping.messages.alreadyThere', { count: alreadyThere })] : []),
            ].join(' '),
          });
          onClose();
        },
      },
    );
  return (
    <FormDialog
      open
      title={t('checklist-keeping.actions.assign')}
      submitLabel={t('checklist-keeping.actions.assign')}
      pending={assign.isPending}
      disabled={people.length + setIds.length + groupIds.length === 0}
      onClose={onClose}
      onSubmit={submit}
    >
      <div className="space-y-2">
        <PersonField
          label={t('checklist-keeping.tabs.people')}
          isForMany
          value={null}
          except={new Set(people.map(({ userId }) => userId))}
          onChange={(person) => person && setPeople((before) => [...before, person])}
        />
        {people.length > 0 && (
          <div className="flex flex-wrap gap-2">
            {people.map((person) => (
              <Chip
                key={person.userId}
                onRemove={() => setPeople((before) => before.filter(({ userId }) => userId !== person.userId))}
              >
                {`${person.firstName} ${person.lastName}`}
              </Chip>
            ))}
          </div>
        )}
      </div>
      <MultiSelect
        label={t('checklist-keeping.fields.sets')}
        optional
        options={(sets.data?.data ?? []).map(({ permissionSetId, name }) => ({
          id: String(permissionSetId),
          label: text(name),
        }))}
        value={setIds}
        onChange={setSetIds}
      />
      {hasGroups && <GroupFields value={groupIds} onChange={setGroupIds} />}
      <DatePicker
        label={t('checklist-keeping.fields.startsOn')}
        hint={t('checklist-keeping.hints.startsOn')}
        optional
        value={startsOn}
        onChange={setStartsOn}
      />
      <PersonField
        label={t('checklist-keeping.fields.approver')}
        hint={t('checklist-keeping.hints.ownApprover')}
        value={approver}
        onChange={setApprover}
      />
    </FormDialog>
  );
}

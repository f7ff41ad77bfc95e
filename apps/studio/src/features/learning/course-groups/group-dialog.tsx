import { COURSE_GROUP_LIMITS } from '@sullam/domain/course-groups.ts';
import { isWritten } from '@sullam/domain/localized.ts';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { useRefusals } from '@sullam/web-kit/forms/use-refusals.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { changedParts } from '../../../parts/changed-parts.ts';
import { ConflictBanner } from '../../../parts/conflict-banner.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { trimmed } from '../../../parts/localized-field.tsx';
import { TitleField } from '../../../parts/title-field.tsx';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { type CourseGroup, useCreateGroup, useReadGroup, useUpdateGroup } from './course-groups.api.ts';

export interface GroupDialogProps {
  readonly courseId: number;
  /** The one to change; without it a new one. */
  readonly group?: CourseGroup;
  readonly onClose: () => void;
}

type GroupForm = Pick<CourseGroup, 'name' | 'capacity' | 'isOpen'>;

const NEW: GroupForm = { name: {}, capacity: null, isOpen: false };

const formOf = ({ name, capacity, isOpen }: GroupForm): GroupForm => ({ name, capacity, isOpen });

const PARTS = {
  name: 'course-groups.fields.name',
  capacity: 'course-groups.fields.capacity',
  isOpen: 'course-groups.fields.open',
} as const;

/** Name, seats and openness of a group. */
export function GroupDialog({ courseId, group, onClose }: GroupDialogProps) {
  const t = useT();
  const create = useCreateGroup(courseId);
  const update = useUpdateGroup(group?.courseGroupId ?? 0);
  const read = useReadGroup(courseId);
  const { form, set, conflict, ...saving } = useVersionedForm<CourseGroup, GroupForm>({
    saved: group,
    start: () => formOf(group ?? NEW),
    formOf,
    isFit: ({ name }) => isWritten(name),
    change: (draft, version) => {
      const body = { ...draft, name: trimmed(draft.name) };
      return group ? update.mutateAsync({ ...body, version }) : create.mutateAsync(body).then(() => ({ version: 1 }));
    },
    read: () => read(group?.courseGroupId),
    changed: (before, theirs) => changedParts(before, theirs, PARTS).map((part) => t(part)),
    words: { saved: () => t('course-groups.messages.saved') },
    onSaved: onClose,
  });
  const refusals = useRefusals(group ? update.error : create.error, { ...form });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(group ? 'course-groups.titles.edit' : 'course-groups.titles.new')}
      submitLabel={t(group ? 'common.actions.save' : 'common.actions.create')}
      pending={saving.isSaving}
      onSubmit={saving.save}
    >
      {conflict && <ConflictBanner {...conflict} />}
      <TitleField
        label={t('course-groups.fields.name')}
        stacked
        value={form.name}
        error={refusals.name}
        onChange={(name) => set({ name })}
      />
      <NumberField
        label={t('course-groups.fields.capacity')}
        hint={t('course-groups.fields.capacityHint')}
        value={form.capacity ?? undefined}
        min={Math.max(1, group?.memberCount ?? 1)}
        max={COURSE_GROUP_LIMITS.capacity}
        onChange={(capacity) => set({ capacity: capacity ?? null })}
      />
      <Switch
        label={t('course-groups.fields.open')}
        spread
        checked={form.isOpen}
        onChange={(isOpen) => set({ isOpen })}
      />
    </FormDialog>
  );
}

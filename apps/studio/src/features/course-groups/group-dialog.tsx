import { COURSE_GROUP_LIMITS } from '@sullam/domain/course-groups.ts';
import { TITLE_MAX_LENGTH } from '@sullam/domain/limits.ts';
import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { Switch } from '@sullam/ui/components/choice.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { fieldErrors } from '../../parts/field-errors.ts';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { LocalizedField, trimmed } from '../../parts/localized-field.tsx';
import { type CourseGroup, useCreateGroup, useUpdateGroup } from './course-groups.api.ts';

export interface GroupDialogProps {
  readonly courseId: number;
  /** The one to change; without it a new one. */
  readonly group?: CourseGroup;
  readonly onClose: () => void;
}

/** Name, seats and openness of a group. */
export function GroupDialog({ courseId, group, onClose }: GroupDialogProps) {
  const t = useT();
  const notify = useNotify();
  const create = useCreateGroup(courseId);
  const update = useUpdateGroup(group?.courseGroupId ?? 0);
  const [name, setName] = useState<Localized>(group?.name ?? {});
  const [capacity, setCapacity] = useState(group?.capacity ?? undefined);
  const [isOpen, setOpen] = useState(group?.isOpen ?? false);
  const [isMissing, setMissing] = useState(false);
  const submit = () => {
    const isNamed = hasText(name.en) || hasText(name.ar);
    setMissing(!isNamed);
    if (!isNamed) return;
    const body = { name: trimmed(name), capacity: capacity ?? null, isOpen };
    const onSuccess = () => {
      notify({ tone: 'success', text: t('course-groups.messages.saved') });
      onClose();
    };
    if (group) update.mutate({ ...body, version: group.version }, { onSuccess });
    else create.mutate(body, { onSuccess });
  };
  const error = fieldErrors(group ? update.error : create.error).name;
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t(group ? 'course-groups.titles.edit' : 'course-groups.titles.new')}
      submitLabel={t(group ? 'common.actions.save' : 'common.actions.create')}
      pending={create.isPending || update.isPending}
      onSubmit={submit}
    >
      <LocalizedField
        label={t('course-groups.fields.name')}
        required
        stacked
        value={name}
        maxLength={TITLE_MAX_LENGTH}
        onChange={(next) => {
          setName(next);
          setMissing(false);
        }}
        error={error ?? (isMissing ? t('errors.rules.oneLanguage') : undefined)}
      />
      <NumberField
        label={t('course-groups.fields.capacity')}
        hint={t('course-groups.fields.capacityHint')}
        value={capacity}
        min={Math.max(1, group?.memberCount ?? 1)}
        max={COURSE_GROUP_LIMITS.capacity}
        onChange={setCapacity}
      />
      <Switch label={t('course-groups.fields.open')} spread checked={isOpen} onChange={setOpen} />
    </FormDialog>
  );
}

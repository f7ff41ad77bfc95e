import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { GroupField } from '../accommodations/group-field.tsx';
import type { CourseGroup } from '../course-groups/course-groups.api.ts';
import { GrantFields, type GrantForm, grantFormOf, grantOf, isUpsideDown, NO_GRANT } from './grant-fields.tsx';
import { type GroupAccommodation, useSaveGroupAccommodation } from './group-grants.api.ts';
import type { SubsectionExam } from './subsection-exams.api.ts';

export interface GroupGrantDialogProps {
  readonly exam: SubsectionExam;
  /** Null: a new one. */
  readonly accommodation: GroupAccommodation | null;
  /** Groups to choose from, for a new one. */
  readonly groups: readonly CourseGroup[];
  readonly onClose: () => void;
}

/** Grants a group more time, more attempts or another window. */
export function GroupGrantDialog({ exam, accommodation, groups, onClose }: GroupGrantDialogProps) {
  const t = useT();
  const notify = useNotify();
  const text = useAuthorText();
  const save = useSaveGroupAccommodation(exam.subsectionExamId);
  const before = accommodation ?? NO_GRANT;
  const [form, setForm] = useState<GrantForm>(() => grantFormOf(before));
  const [chosen, setChosen] = useState(accommodation?.courseGroupId ?? groups[0]?.courseGroupId ?? null);
  const [isChecked, setChecked] = useState(false);
  const submit = () => {
    setChecked(true);
    if (chosen === null || isUpsideDown(form)) return;
    save.mutate(
      { ...grantOf(form, before), courseGroupId: chosen, version: accommodation?.version ?? 0 },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('exam-authoring.messages.granted') });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={
        accommodation ? t('studio.grants.grantOf', { name: text(accommodation.name) }) : t('course-groups.grants.add')
      }
      submitLabel={t('common.actions.save')}
      pending={save.isPending}
      onSubmit={submit}
    >
      {accommodation === null && <GroupField groups={groups} value={chosen} onChange={setChosen} />}
      <GrantFields
        exam={exam}
        form={form}
        before={before}
        isChecked={isChecked}
        onChange={(change) => setForm({ ...form, ...change })}
      />
    </FormDialog>
  );
}

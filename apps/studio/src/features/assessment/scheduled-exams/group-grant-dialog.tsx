import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import type { CourseGroup } from '../../learning/course-groups/course-groups.public.ts';
import { GroupField } from '../accommodations/accommodations.public.ts';
import { ExamGrantDialog } from './exam-grant-dialog.tsx';
import { type GroupAccommodation, useReadGroupAccommodation, useSaveGroupAccommodation } from './group-grants.api.ts';
import type { SubsectionExam } from './scheduled-exams.api.ts';

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
  const text = useAuthorText();
  const save = useSaveGroupAccommodation(exam.subsectionExamId);
  const read = useReadGroupAccommodation(exam.subsectionExamId);
  const [chosen, setChosen] = useState(accommodation?.courseGroupId ?? null);
  return (
    <ExamGrantDialog
      exam={exam}
      title={
        accommodation
          ? t('accommodations.grants.grantOf', { name: text(accommodation.name) })
          : t('course-groups.grants.add')
      }
      granted={accommodation}
      isChosen={chosen !== null}
      whom={(problem) => <GroupField groups={groups} value={chosen} onChange={setChosen} error={problem} />}
      save={(grant) => save.mutateAsync({ ...grant, courseGroupId: chosen ?? 0 })}
      read={() => read(chosen)}
      onClose={onClose}
    />
  );
}

import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { LearnerField } from '../accommodations/accommodations.public.ts';
import { ExamGrantDialog } from './exam-grant-dialog.tsx';
import {
  type Accommodation,
  type SubsectionExam,
  useReadAccommodation,
  useSaveAccommodation,
} from './scheduled-exams.api.ts';

export interface AccommodationDialogProps {
  readonly exam: SubsectionExam;
  /** Null: a new one. */
  readonly accommodation: Accommodation | null;
  readonly except: ReadonlySet<number>;
  readonly onClose: () => void;
}

/** Grants a learner more time, more attempts or another window. */
export function AccommodationDialog({ exam, accommodation, except, onClose }: AccommodationDialogProps) {
  const t = useT();
  const save = useSaveAccommodation(exam.subsectionExamId);
  const read = useReadAccommodation(exam.subsectionExamId);
  const [userId, setUserId] = useState(accommodation?.userId ?? null);
  return (
    <ExamGrantDialog
      exam={exam}
      title={
        accommodation
          ? t('accommodations.grants.grantOf', { name: `${accommodation.firstName} ${accommodation.lastName}` })
          : t('accommodations.grants.newGrant')
      }
      granted={accommodation}
      isChosen={userId !== null}
      whom={(problem) => (
        <LearnerField courseId={exam.courseId} except={except} value={userId} onChange={setUserId} error={problem} />
      )}
      save={(grant) => save.mutateAsync({ ...grant, userId: userId ?? 0 })}
      read={() => read(userId)}
      onClose={onClose}
    />
  );
}

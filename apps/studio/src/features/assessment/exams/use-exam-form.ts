import { isWritten } from '@sullam/domain/localized.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { changedParts } from '../../../parts/changed-parts.ts';
import { useVersionedForm } from '../../../parts/use-versioned-form.ts';
import { areMarks, contentOf, draftOf, type ExamDraft, textOfDraft } from './exam-draft.ts';
import { type Exam, readExam, useSaveExam } from './exams.api.ts';

const PARTS = {
  title: 'exam-authoring.fields.title',
  instructions: 'exam-authoring.fields.instructions',
  sections: 'exam-authoring.titles.sections',
} as const;

/** It has a title, and all marks are marks. */
export const isFitExam = ({ title, sections }: ExamDraft): boolean =>
  isWritten(title) && sections.every(({ draws }) => draws.every(({ marks }) => areMarks(marks)));

/** The exam that is being written; quiet where it saves itself. */
export function useExamForm(exam: Exam, onTake: (theirs: Exam) => void, isQuiet = false) {
  const t = useT();
  const change = useSaveExam(exam.examId);
  return useVersionedForm<Exam, ExamDraft>({
    saved: exam,
    start: () => draftOf(exam),
    formOf: draftOf,
    textOf: textOfDraft,
    isFit: isFitExam,
    change: (draft, version) => change.mutateAsync({ ...contentOf(draft), version }),
    read: () => readExam(exam.examId),
    changed: (before, theirs) => changedParts(contentOf(before), contentOf(theirs), PARTS).map((part) => t(part)),
    ...(isQuiet ? {} : { words: { saved: () => t('exam-authoring.messages.saved') } }),
    onTake,
  });
}

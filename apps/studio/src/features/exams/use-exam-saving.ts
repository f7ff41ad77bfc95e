import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useVersionedSaving } from '../../parts/use-versioned-saving.ts';
import { areMarks, contentOf, type ExamDraft, textOfDraft } from './exam-draft.ts';
import { type Exam, readExam, useSaveExam } from './exams.api.ts';

interface Options {
  exam: Exam;
  start: ExamDraft;
  draft: ExamDraft;
}

/** Saves the exam that is being written. */
export function useExamSaving({ exam: { examId, version }, start, draft }: Options) {
  const t = useT();
  const change = useSaveExam(examId);
  const saving = useVersionedSaving({
    version,
    start,
    draft,
    textOf: textOfDraft,
    change: (base) => change.mutateAsync({ ...contentOf(draft), version: base }),
    read: () => readExam(examId),
    words: { saved: () => t('exam-authoring.messages.saved') },
  });
  /** All marks are marks. */
  const isValid = draft.sections.every(({ draws }) => draws.every(({ marks }) => areMarks(marks)));
  return { ...saving, isValid };
}

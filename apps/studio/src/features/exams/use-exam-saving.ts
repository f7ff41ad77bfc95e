import { useT } from '@sullam/web-kit/kit-context.tsx';
import { trimmed } from '../../parts/localized-field.tsx';
import { useVersionedSaving } from '../../parts/use-versioned-saving.ts';
import { areMarks, type ExamDraft, sectionsOf, textOfDraft } from './exam-draft.ts';
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
    start: textOfDraft(start),
    draft: textOfDraft(draft),
    change: (base) =>
      change.mutateAsync({
        title: trimmed(draft.title),
        instructions: trimmed(draft.instructions),
        sections: sectionsOf(draft),
        version: base,
      }),
    read: () => readExam(examId),
    words: { saved: () => t('exam-authoring.messages.saved') },
  });
  /** All marks are marks. */
  const isValid = draft.sections.every(({ draws }) => draws.every(({ marks }) => areMarks(marks)));
  return { ...saving, isValid };
}

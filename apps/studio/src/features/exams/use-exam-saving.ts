import { ApiError } from '@sullam/api-client/api-error.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { trimmed } from '../../parts/localized-field.tsx';
import { areMarks, type ExamDraft, sectionsOf, textOfDraft } from './exam-draft.ts';
import { type Exam, readExam, useSaveExam } from './exams.api.ts';

interface Options {
  exam: Exam;
  start: ExamDraft;
  draft: ExamDraft;
}

/** Saves what is being written, and finds out when somebody else has done so meanwhile. */
export function useExamSaving({ exam, start, draft }: Options) {
  const t = useT();
  const notify = useNotify();
  const change = useSaveExam(exam.examId);
  const [base, setBase] = useState({ version: exam.version, text: textOfDraft(start) });
  const [conflict, setConflict] = useState<Exam | null>(null);

  const saveAs = async (version: number) => {
    const text = textOfDraft(draft);
    const body = {
      title: trimmed(draft.title),
      instructions: trimmed(draft.instructions),
      sections: sectionsOf(draft),
      version,
    };
    try {
      const saved = await change.mutateAsync(body);
      setBase({ version: saved.version, text });
      setConflict(null);
      notify({ tone: 'success', text: t('exam-authoring.messages.saved') });
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) return setConflict(await readExam(exam.examId));
      const said = error instanceof ApiError ? (error.details[0]?.message ?? error.message) : null;
      notify({ tone: 'error', text: said ?? t('errors.network.generic') });
    }
  };
  return {
    isDirty: textOfDraft(draft) !== base.text,
    isSaving: change.isPending,
    hasFailed: change.isError,
    /** All marks are marks. */
    isValid: draft.sections.every(({ draws }) => draws.every(({ marks }) => areMarks(marks))),
    /** What somebody else has saved meanwhile. */
    conflict,
    save: () => void saveAs(base.version),
    /** What was written goes over what somebody else has saved. */
    saveOver: () => conflict && void saveAs(conflict.version),
  };
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { trimmed } from '../../../parts/localized-field.tsx';
import { type DraftDraw, type DraftSection, type ExamDraft, sectionsOf } from './exam-draft.ts';
import { checkExamDraft, type ExamCheck } from './exams.api.ts';

const PAUSE = 400;

export interface CheckedDraft extends ExamCheck {
  /** What was found of a draw, by its key. */
  draws: ReadonlyMap<string, ExamCheck['sections'][number]['draws'][number]>;
  /** The section or draw that a finding is about. */
  placeOf: (path: string) => DraftSection | DraftDraw | null;
}

async function check(examId: number, draft: ExamDraft): Promise<CheckedDraft> {
  const checked = await checkExamDraft(examId, { title: trimmed(draft.title), sections: sectionsOf(draft) });
  return {
    ...checked,
    draws: new Map(
      draft.sections.flatMap(({ draws }, section) =>
        draws.flatMap(({ key }, at) => {
          const found = checked.sections[section]?.draws[at];
          return found ? [[key, found] as const] : [];
        }),
      ),
    ),
    placeOf: (path) => {
      const [, section, draw] = /^sections\.(\d+)(?:\.draws\.(\d+))?$/.exec(path) ?? [];
      const found = section === undefined ? undefined : draft.sections[Number(section)];
      return (draw === undefined ? found : found?.draws[Number(draw)]) ?? null;
    },
  };
}

/** What the draft comes to, asked again some moments after it was changed. */
export function useExamCheck(examId: number, draft: ExamDraft): CheckedDraft | undefined {
  const text = JSON.stringify([trimmed(draft.title), sectionsOf(draft), draft.sections.map(({ key }) => key)]);
  const [asked, setAsked] = useState({ text, draft });
  useEffect(() => {
    if (asked.text === text) return;
    const timer = setTimeout(() => setAsked({ text, draft }), PAUSE);
    return () => clearTimeout(timer);
  }, [asked.text, text, draft]);
  return useQuery({
    queryKey: ['exam check', examId, asked.text],
    queryFn: () => check(examId, asked.draft),
    placeholderData: keepPreviousData,
  }).data;
}

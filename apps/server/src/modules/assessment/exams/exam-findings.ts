import type { ReleaseRules } from '@sullam/domain/assessment/release.ts';
import { drawPaper } from '@sullam/domain/exams/draw.ts';
import { hasText } from '@sullam/domain/localized.ts';
import type { DrawableSection } from './exam-candidates.reads.ts';
import type { Finding } from './exams.schemas.ts';

export interface ExamToCheck {
  title: { en?: string | null; ar?: string | null };
  sections: readonly DrawableSection[];
  closesAt: number | null;
  releases: ReleaseRules;
  now: number;
}

const finding = (code: Finding['code'], path: string, isRequired: boolean, count = 0): Finding => ({
  code,
  path,
  isRequired,
  count,
});

function checkSections(sections: readonly DrawableSection[]): Finding[] {
  const { questions, missing } = drawPaper(sections, 'a trial');
  const pathOfDraw = new Map(
    sections.flatMap(({ draws }, at) =>
      draws.map(({ examDrawId }, index) => [examDrawId, `sections.${at}.draws.${index}`] as const),
    ),
  );
  return [
    ...(questions.length === 0 ? [finding('no-questions', 'sections', true)] : []),
    // an exam of one part has no parts for its author: that it asks nothing is said already
    ...sections.flatMap(({ draws }, at) =>
      draws.length === 0 && sections.length > 1 ? [finding('section-empty', `sections.${at}`, true)] : [],
    ),
    ...sections.flatMap(({ draws }, at) =>
      draws.flatMap(({ questionId, candidates: [question] }, index): Finding[] => {
        if (questionId === null || !question) return [];
        const path = `sections.${at}.draws.${index}`;
        return [
          ...(question.isReady && !question.isEarlier ? [] : [finding('question-not-ready', path, !question.isReady)]),
          ...(question.isArchived ? [finding('question-archived', path, false)] : []),
        ];
      }),
    ),
    ...missing.map(({ examDrawId, count }) =>
      finding('draw-too-few', pathOfDraw.get(examDrawId) ?? 'sections', true, count),
    ),
  ];
}

const NOT_HELD = {
  closesAt: null,
  releases: { score: 'NEVER', answers: 'NEVER', explanations: 'NEVER', at: null },
  now: 0,
} as const;

/** What would go wrong with an exam however it is scheduled. */
export const contentFindings = (exam: Pick<ExamToCheck, 'title' | 'sections'>): Finding[] =>
  examFindings({ ...exam, ...NOT_HELD });

/** What would go wrong when learners sit the exam; publishing waits for what is required. */
export function examFindings({ title, sections, closesAt, releases, now }: ExamToCheck): Finding[] {
  const wanted = [releases.score, releases.answers, releases.explanations];
  return [
    ...(hasText(title.en) || hasText(title.ar) ? [] : [finding('title-missing', 'title', true)]),
    ...checkSections(sections),
    ...(closesAt !== null && closesAt <= now ? [finding('window-over', 'closesAt', false)] : []),
    ...(wanted.includes('AFTER_CLOSE') && closesAt === null
      ? [finding('release-without-close', 'closesAt', false)]
      : []),
    ...(wanted.includes('AT_TIME') && releases.at === null ? [finding('release-time-missing', 'releaseAt', true)] : []),
  ];
}

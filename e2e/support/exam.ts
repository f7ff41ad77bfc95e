import type { QuestionType } from '@sullam/domain/questions/question.ts';
import type { Places } from '../places.gen.ts';
import { callsAs } from './calls.ts';

const AUTHOR = 'instructor@demo.test';

export interface MadeExam {
  courseId: number;
  subsectionExamId: number;
  /** Says from which addresses it may be sat. */
  allow(addresses: string[]): Promise<void>;
}

const section = (navigation: 'FREE' | 'ONE_WAY', questions: readonly number[]) => ({
  title: { en: navigation === 'FREE' ? 'At ease' : 'Straight on', ar: navigation === 'FREE' ? 'بتمهّل' : 'إلى الأمام' },
  navigation,
  isShuffled: false,
  shufflesChoices: false,
  draws: questions.map((questionId) => ({
    questionId,
    questionCategoryId: null,
    tags: [],
    difficulty: null,
    take: 1,
    marks: null,
  })),
});

/** Makes and publishes an exam of the demo's questions: a part in any order, then one that goes one way. */
export async function makeExam(
  url: string,
  { surveys: { courseId }, questions }: Places,
  title: string,
  parts: { free: readonly QuestionType[]; oneWay: readonly QuestionType[] },
  rules: { markerCount?: number } = {},
): Promise<MadeExam> {
  const call = await callsAs(url, AUTHOR);
  const named = { en: title, ar: title };
  const { sections } = await call<{ sections: { courseSectionId: number }[] }>('GET', `courses/${courseId}`);
  const { examId } = await call<{ examId: number }>('POST', `courses/${courseId}/exams`, { title: named });
  const idsOf = (types: readonly QuestionType[]) => types.map((type) => questions[type]);
  await call('PUT', `course-exams/${examId}`, {
    title: named,
    instructions: { en: '<p>Read each question twice.</p>', ar: '<p>اقرأ كل سؤال مرتين.</p>' },
    sections: [section('FREE', idsOf(parts.free)), section('ONE_WAY', idsOf(parts.oneWay))].filter(
      ({ draws }) => draws.length > 0,
    ),
    version: 1,
  });
  const lesson = await call<{ courseSubsectionId: number }>(
    'POST',
    `course-sections/${sections.at(-1)?.courseSectionId}/subsections`,
    { kind: 'EXAM', title: named },
  );
  const subsectionExamId = lesson.courseSubsectionId;
  const scheduled = {
    examId,
    opensAt: null,
    closesAt: null,
    limitMinutes: 60,
    attemptsAllowed: 2,
    gradingMethod: 'BEST',
    passPercent: '50',
    allowedAddresses: [] as string[],
    releaseScore: 'AT_ONCE',
    releaseAnswers: 'AT_ONCE',
    releaseExplanations: 'AT_ONCE',
    releaseAt: null,
    isBlind: false,
    markerCount: 1,
    ...rules,
  };
  let version = 1;
  const save = async (change: object = {}) => {
    await call('PUT', `subsection-exams/${subsectionExamId}`, { ...scheduled, ...change, version });
    version += 1;
  };
  await save();
  await call('POST', `subsection-exams/${subsectionExamId}/publish`);
  version += 1;
  return { courseId, subsectionExamId, allow: (allowedAddresses) => save({ allowedAddresses }) };
}

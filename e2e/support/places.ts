import { QUESTION_TYPES, type QuestionType } from '@sullam/domain/questions/question.ts';
import { DEMO_PASSWORD } from '../../apps/server/src/demo/demo-accounts.ts';

export const KINDS = ['ARTICLE', 'VIDEO', 'AUDIO', 'DOCUMENT', 'EMBED'] as const;
export type Kind = (typeof KINDS)[number];

export interface Lesson {
  courseId: number;
  subsectionId: number;
}

/** Where things of the demo are: their numbers differ from one installation to the next. */
export interface Places {
  courseId: number;
  specializationId: number;
  /** Lessons that the demo's learner may open, one of each kind. */
  lessons: Record<Kind, Lesson>;
  /** A course of the demo's instructor. */
  teachingCourseId: number;
  teachingLesson: Lesson;
  courseAnnouncementId: number | null;
  /** A question of each type of the demo's bank. */
  questions: Record<QuestionType, number>;
  surveys: Surveys;
  rubricId: number;
}

/** The demo's surveys: one course has them all. */
export interface Surveys {
  courseId: number;
  /** Anonymous, with results. */
  surveyId: number;
  pollId: number;
}

interface Outline {
  sections: { courseSectionId: number; subsections: { courseSubsectionId: number; kind: Kind; isLocked: boolean }[] }[];
}

type Get = <Answer>(path: string) => Promise<Answer>;

async function signedIn(url: string, email: string): Promise<Get> {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', organization: '1' },
    body: JSON.stringify({ email, password: DEMO_PASSWORD }),
  });
  if (!answer.ok) throw new Error(`${email} can't sign in: ${answer.status} ${await answer.text()}`);
  const { access } = (await answer.json()) as { access: string };
  return async (path) => {
    const found = await fetch(`${url}/api/${path}`, {
      headers: { organization: '1', authorization: `Bearer ${access}` },
    });
    if (!found.ok) throw new Error(`GET ${path}: ${found.status} ${await found.text()}`);
    return (await found.json()) as never;
  };
}

const lessonsOf = (courseId: number, outline: Outline) =>
  outline.sections.flatMap((section) => section.subsections.map((lesson) => ({ ...lesson, courseId })));

async function findSurveys(get: Get, courseIds: readonly number[]): Promise<Surveys> {
  for (const courseId of courseIds) {
    const { data } = await get<{ data: { surveyId: number; type: string; isAnonymous: boolean }[] }>(
      `courses/${courseId}/surveys`,
    );
    const anonymous = (type: string) => data.find((survey) => survey.type === type && survey.isAnonymous)?.surveyId;
    const [surveyId, pollId] = [anonymous('SURVEY'), anonymous('POLL')];
    if (surveyId && pollId) return { courseId, surveyId, pollId };
  }
  throw new Error("The demo's learner has no course with surveys.");
}

/** Looks the places of the demo up through the API. */
export async function findPlaces(url: string): Promise<Places> {
  const asLearner = await signedIn(url, 'learner@demo.test');
  const { data: courses } = await asLearner<{ data: { courseId: number; isEnrolled: boolean }[] }>('courses?take=100');
  const enrolled = courses.filter((course) => course.isEnrolled).map((course) => course.courseId);
  const outlines = await Promise.all(
    enrolled.map(async (id) => lessonsOf(id, await asLearner<Outline>(`courses/${id}`))),
  );
  const open = outlines.flat().filter((lesson) => !lesson.isLocked);
  const lessons = Object.fromEntries(
    KINDS.map((kind) => {
      const found = open.find((lesson) => lesson.kind === kind);
      if (!found) throw new Error(`The demo's learner has no open lesson of the kind ${kind}.`);
      return [kind, { courseId: found.courseId, subsectionId: found.courseSubsectionId }];
    }),
  ) as Record<Kind, Lesson>;
  const { data: specializations } = await asLearner<{ data: { specializationId: number }[] }>('specializations');
  const asInstructor = await signedIn(url, 'instructor@demo.test');
  const { data: teaching } = await asInstructor<{ data: { courseId: number }[] }>('studio/courses?take=1');
  const [taught] = teaching;
  const [specialization] = specializations;
  if (!taught || !specialization) throw new Error('The demo has no specialization or no course of its instructor.');
  const [first] = lessonsOf(taught.courseId, await asInstructor<Outline>(`courses/${taught.courseId}`));
  const { data: announcements } = await asLearner<{ data: { announcementId: number }[] }>(
    `courses/${lessons.ARTICLE.courseId}/announcements`,
  );
  const { data: bank } = await asInstructor<{ data: { questionId: number; type: QuestionType }[] }>(
    'questions?take=100&sort=newest',
  );
  const questions = Object.fromEntries(
    QUESTION_TYPES.map((type) => {
      const found = bank.findLast((question) => question.type === type);
      if (!found) throw new Error(`The demo has no question of the type ${type}.`);
      return [type, found.questionId];
    }),
  ) as Record<QuestionType, number>;
  const { data: rubrics } = await asInstructor<{ data: { rubricId: number }[] }>('course-rubrics?take=1');
  return {
    questions,
    rubricId: rubrics[0]?.rubricId ?? 0,
    courseId: lessons.ARTICLE.courseId,
    specializationId: specialization.specializationId,
    lessons,
    teachingCourseId: taught.courseId,
    teachingLesson: { courseId: taught.courseId, subsectionId: first?.courseSubsectionId ?? 0 },
    courseAnnouncementId: announcements[0]?.announcementId ?? null,
    surveys: await findSurveys(asLearner, enrolled),
  };
}

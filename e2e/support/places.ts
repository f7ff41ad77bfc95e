import { QUESTION_TYPES, type QuestionType } from '@sullam/domain/questions/question.ts';
import { callsAs } from './calls.ts';

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
  exams: Exams;
  /** An exam of the demo's instructor, held in a lesson. */
  teachingExam: TeachingExam;
  gradebook: GradebookPlace;
  rubricId: number;
  assignments: Assignments;
}

/** The demo's assignments: one that waits for work and for markers, with a likeness, and one that came back. */
export interface Assignments {
  courseId: number;
  openId: number;
  returnedId: number;
  /** Of the open one, for its marker. */
  submissionId: number;
  fileSubmissionId: number;
  findingId: number;
}

/** The demo's exams that its learner meets: one to be sat, and an attempt that is over. */
export interface Exams {
  courseId: number;
  subsectionExamId: number;
  reviewed: { courseId: number; examAttemptId: number };
}

export interface TeachingExam {
  courseId: number;
  examId: number;
  subsectionExamId: number;
  /** Another one of the course, which a whole class has sat and which is wholly marked. */
  markedSubsectionExamId: number;
}

/** A course of the demo's instructor and learner with grades, and one of its items. */
export interface GradebookPlace {
  courseId: number;
  gradeItemId: number;
  /** One of its learners. */
  userId: number;
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
  const call = await callsAs(url, email);
  return (path) => call('GET', path);
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

async function findExams(get: Get, courseIds: readonly number[]): Promise<Exams> {
  const lists = await Promise.all(
    courseIds.map(async (courseId) => {
      const { data } = await get<{
        data: { subsectionExamId: number; attemptsUsed: number; refusal: string | null }[];
      }>(`courses/${courseId}/subsection-exams`);
      return data.map((exam) => ({ ...exam, courseId }));
    }),
  );
  const open = lists.flat().find(({ refusal }) => refusal === null);
  for (const { courseId, subsectionExamId } of lists.flat().filter(({ attemptsUsed }) => attemptsUsed > 0)) {
    const { data } = await get<{ data: { examAttemptId: number; state: string }[] }>(
      `subsection-exams/${subsectionExamId}/attempts`,
    );
    const over = data.find(({ state }) => state === 'SUBMITTED');
    if (open && over) return { ...open, reviewed: { courseId, examAttemptId: over.examAttemptId } };
  }
  throw new Error("The demo's learner has no exam to sit, or has finished none.");
}

async function findTeachingExam(get: Get): Promise<TeachingExam> {
  const { data: courses } = await get<{ data: { courseId: number }[] }>('studio/courses?take=100');
  for (const { courseId } of courses) {
    const find = async (name: string) => {
      const { data } = await get<{ data: { examId: number; heldIn: { subsectionExamId: number }[] }[] }>(
        `courses/${courseId}/exams?search=${name}`,
      );
      return data.flatMap(({ examId, heldIn }) =>
        heldIn.map(({ subsectionExamId }) => ({ examId, subsectionExamId })),
      )[0];
    };
    const [exam, marked] = [await find('final'), await find('halfway')];
    if (exam && marked) return { courseId, ...exam, markedSubsectionExamId: marked.subsectionExamId };
  }
  throw new Error("The demo's instructor has no exam that is held.");
}

async function findGradebook(asInstructor: Get, courseIds: readonly number[]): Promise<GradebookPlace> {
  const { data: taught } = await asInstructor<{ data: { courseId: number }[] }>('studio/courses?take=50');
  for (const { courseId } of taught.filter((course) => courseIds.includes(course.courseId))) {
    const { gradeItemIds, data } = await asInstructor<{ gradeItemIds: number[]; data: { userId: number }[] }>(
      `courses/${courseId}/reports/grades?take=1`,
    );
    const [gradeItemId, userId] = [gradeItemIds[0], data[0]?.userId];
    if (gradeItemId && userId) return { courseId, gradeItemId, userId };
  }
  throw new Error("The demo's learner has no course with grades.");
}

async function findAssignments(get: Get, asMarker: Get, courseIds: readonly number[]): Promise<Assignments> {
  for (const courseId of courseIds) {
    const { data } = await get<{ data: { assignmentId: number; state: string }[] }>(`courses/${courseId}/assignments`);
    const open = data.find(({ state }) => state === 'NOT_SUBMITTED' || state === 'DRAFT');
    const returned = data.find(({ state }) => state === 'RETURNED');
    if (!open || !returned) continue;
    const { data: rows } = await asMarker<{ data: { assignmentSubmissionId: number | null; number: number | null }[] }>(
      `course-assignments/${open.assignmentId}/submissions?take=100`,
    );
    const ids = rows.flatMap(({ assignmentSubmissionId, number }) =>
      number === null || assignmentSubmissionId === null ? [] : [assignmentSubmissionId],
    );
    const works = await Promise.all(
      ids.map((id) => asMarker<{ current: { files: unknown[] } }>(`assignment-submissions/${id}`)),
    );
    const { data: findings } = await asMarker<{ data: { findingId: number }[] }>(
      `copy-plagiarism-checks/assignments/${open.assignmentId}/findings`,
    );
    const [submissionId, fileSubmissionId] = [0, 1].map(
      (count) => ids[works.findIndex(({ current }) => current.files.length === count)],
    );
    if (submissionId && fileSubmissionId && findings[0])
      return {
        courseId,
        openId: open.assignmentId,
        returnedId: returned.assignmentId,
        submissionId,
        fileSubmissionId,
        findingId: findings[0].findingId,
      };
  }
  throw new Error("The demo's learner has no assignments, or nothing in them is alike.");
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
    exams: await findExams(asLearner, enrolled),
    teachingExam: await findTeachingExam(asInstructor),
    gradebook: await findGradebook(asInstructor, enrolled),
    assignments: await findAssignments(asLearner, await signedIn(url, 'admin@demo.test'), enrolled),
  };
}

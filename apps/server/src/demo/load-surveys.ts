import type { SurveyAnswer, SurveyQuestion } from '@sullam/domain/surveys/survey.ts';
import type { SystemContext } from '../kernel/context.ts';
import { db, type Tx } from '../kernel/database/database.ts';
import { json } from '../kernel/database/json.ts';
import type { DemoOrganization, DemoSurvey } from './content/types.ts';
import { daysAgo } from './days.ts';
import type { LoadedCourse } from './load-courses.ts';

/** Surveys and polls with answers. */
export async function loadSurveys(
  context: SystemContext,
  tx: Tx,
  demo: DemoOrganization,
  users: ReadonlyMap<string, number>,
  courses: ReadonlyMap<string, LoadedCourse>,
): Promise<void> {
  for (const survey of demo.surveys) {
    const surveyId = await insertSurvey(context, tx, survey, {
      courseId: courses.get(survey.course)!.courseId,
      authorId: users.get(survey.author)!,
    });
    await insertQuestions(tx, surveyId, survey.questions);
    // whoever signs in as the learner of the demo finds them open
    const learners = demo.members
      .filter((member) => /^m\d\d$/.test(member.key) && member.progress.some(({ course }) => course === survey.course))
      .map((member) => users.get(member.key)!);
    for (const [at, userId] of learners.slice(0, survey.answers.length).entries())
      await insertAnswers(tx, { surveyId, userId, isAnonymous: survey.isAnonymous }, survey.answers[at]!);
  }
}

async function insertSurvey(
  context: SystemContext,
  tx: Tx,
  survey: DemoSurvey,
  { courseId, authorId }: { courseId: number; authorId: number },
): Promise<number> {
  const now = context.clock.now();
  const at = daysAgo(now, survey.daysAgo);
  const row = await tx.one(
    db
      .insertInto('surveys')
      .values({
        course_id: courseId,
        type: survey.type,
        title: json(survey.title),
        description: json(survey.description ?? {}),
        status: 'PUBLISHED',
        is_anonymous: survey.isAnonymous,
        allows_changes: !survey.isAnonymous,
        results_visibility: survey.resultsVisibility,
        closes_at: survey.closesInDays === undefined ? null : daysAgo(now, -survey.closesInDays),
        published_at: at,
        created_by: authorId,
        created_at: at,
      })
      .returning('survey_id'),
  );
  return row!.survey_id;
}

async function insertQuestions(tx: Tx, surveyId: number, questions: readonly SurveyQuestion[]): Promise<void> {
  await tx.run(
    db.insertInto('survey_questions').values(
      questions.map(({ questionKey, kind, title, hint, isRequired, ...content }, position) => ({
        survey_id: surveyId,
        question_key: questionKey,
        position,
        kind,
        title: json(title),
        hint: json(hint),
        is_required: isRequired,
        content: json(content),
      })),
    ),
  );
}

async function insertAnswers(
  tx: Tx,
  { surveyId, userId, isAnonymous }: { surveyId: number; userId: number; isAnonymous: boolean },
  answers: readonly SurveyAnswer[],
): Promise<void> {
  await tx.run(db.insertInto('survey_participants').values({ survey_id: surveyId, user_id: userId }));
  await tx.run(
    db.insertInto('survey_answers').values(
      answers.map(({ questionKey, ...answer }) => ({
        survey_id: surveyId,
        is_anonymous: isAnonymous,
        question_key: questionKey,
        user_id: isAnonymous ? null : userId,
        answer: json(answer),
      })),
    ),
  );
}

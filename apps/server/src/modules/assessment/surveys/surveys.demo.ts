import type { DemoSurvey } from '../../../demo/content/types.ts';
import { daysAgo, endOfDay } from '../../../demo/days.ts';
import type { DemoLoad } from '../../../demo/demo-content.ts';
import type { SystemContext } from '../../../kernel/context.ts';
import { db, type Tx } from '../../../kernel/database/database.ts';
import { json } from '../../../kernel/database/json.ts';
import { demoMembers } from '../../identity/members/members.public.ts';
import { demoCourses } from '../../learning/courses/courses.public.ts';
import {
  insertParticipant,
  mixInAnonymousAnswers,
  replaceNamedAnswers,
  replaceQuestions,
} from './surveys.repository.ts';

/** Surveys and polls with answers. */
export async function loadDemoSurveys({ context, tx, demo, loaded }: DemoLoad): Promise<void> {
  const users = loaded.get(demoMembers);
  const courses = loaded.get(demoCourses);
  for (const survey of demo.surveys) {
    const surveyId = await insertSurvey(context, tx, survey, {
      courseId: courses.get(survey.course)!,
      authorId: users.get(survey.author)!,
    });
    await replaceQuestions(tx, surveyId, survey.questions);
    // whoever signs in as the learner of the demo finds them open
    const learners = demo.members
      .filter((member) => /^m\d\d$/.test(member.key) && member.progress.some(({ course }) => course === survey.course))
      .map((member) => users.get(member.key)!);
    for (const [at, userId] of learners.slice(0, survey.answers.length).entries()) {
      const answers = survey.answers[at]!;
      await insertParticipant(tx, surveyId, userId);
      if (survey.isAnonymous) await mixInAnonymousAnswers(tx, surveyId, answers);
      else await replaceNamedAnswers(tx, surveyId, userId, answers);
    }
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
        closes_at: survey.closesInDays === undefined ? null : endOfDay(now, survey.closesInDays),
        published_at: at,
        created_by: authorId,
        created_at: at,
      })
      .returning('survey_id'),
  );
  return row!.survey_id;
}

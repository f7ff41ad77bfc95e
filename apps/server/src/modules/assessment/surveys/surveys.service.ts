import { hasText, type Localized } from '@sullam/domain/localized.ts';
import { changesOnlyWords, checkSurvey, checkSurveyKeys } from '@sullam/domain/surveys/check-survey.ts';
import { checkSurveyAnswers, plainAnswer } from '@sullam/domain/surveys/check-survey-answers.ts';
import type { SurveyAnswer } from '@sullam/domain/surveys/survey.ts';
import { audit } from '../../../kernel/audit.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { type Tx, transaction } from '../../../kernel/database/database.ts';
import { emit } from '../../../kernel/outbox/signals.ts';
import { conflict, invalidField, Problem } from '../../../kernel/problem.ts';
import { finishLessonOf, settleLessonOf } from './survey-places.service.ts';
import { type SurveyRecord, statusAt } from './survey-state.ts';
import { accessSurvey, accessSurveys } from './surveys.access.ts';
import {
  alreadyAnswered,
  alreadyPublished,
  anonymityFixed,
  notPublished,
  questionsFixed,
  surveyClosed,
} from './surveys.errors.ts';
import { queueResultNotifications } from './surveys.jobs.ts';
import {
  deleteSurvey,
  insertParticipant,
  insertSurvey,
  listQuestions,
  mixInAnonymousAnswers,
  replaceNamedAnswers,
  replaceQuestions,
  setStatus,
  updateSurvey,
} from './surveys.repository.ts';
import type { SurveyBody, SurveyPatch } from './surveys.schemas.ts';
import { surveyPublished } from './surveys.signals.ts';

const noun = 'survey';

function checkTitle(title: Localized | undefined): void {
  if (title !== undefined && !hasText(title.en) && !hasText(title.ar)) throw invalidField('title', 'oneLanguage');
}

function checkCloseTime(context: MemberContext, closesAt: string | null | undefined): void {
  if (closesAt && new Date(closesAt) <= context.clock.now()) throw invalidField('closesAt', 'dateFuture');
}

const refuseFindings = (findings: readonly { path: string; rule: string; values: Record<string, number> }[]): void => {
  if (findings.length > 0)
    throw new Problem('validation', 400, {
      details: findings.map(({ path, rule, values }) => ({ path, code: rule, values })),
    });
};

/** Makes a draft; nobody but the course's editors sees it. */
export function createSurvey(
  context: MemberContext,
  courseId: number,
  body: SurveyBody,
): Promise<{ surveyId: number }> {
  checkTitle(body.title);
  return transaction(context, async (tx) => {
    const { types } = await accessSurveys(context, tx, courseId, 'write');
    if (!types.includes(body.type)) throw invalidField('type', 'choice');
    const { userId } = context.caller;
    const surveyId = await insertSurvey(tx, { courseId, userId, body, now: context.clock.now() });
    await audit(context, tx, {
      action: 'survey.create',
      noun,
      nounId: surveyId,
      changes: { courseId, type: body.type },
    });
    return { surveyId };
  });
}

/** What a change may not do to a survey that people answer or have answered. */
async function checkChange(tx: Tx, survey: SurveyRecord, patch: SurveyPatch): Promise<void> {
  const { isAnonymous = survey.isAnonymous, allowsChanges = survey.allowsChanges, questions } = patch;
  if (isAnonymous && allowsChanges) throw invalidField('allowsChanges', 'anonymousUnchangeable');
  if (survey.isAnswered && isAnonymous !== survey.isAnonymous) throw anonymityFixed();
  // a smaller group could show what few had said, trusting in the larger one
  if (survey.isAnswered && (patch.minimumAnswers ?? survey.minimumAnswers) < survey.minimumAnswers)
    throw anonymityFixed();
  if (!questions) return;
  refuseFindings(survey.status === 'DRAFT' ? checkSurveyKeys(questions) : checkSurvey(survey.type, questions));
  if (survey.isAnswered && !changesOnlyWords(await listQuestions(tx, survey.surveyId), questions))
    throw questionsFixed();
}

export function changeSurvey(context: MemberContext, surveyId: number, patch: SurveyPatch): Promise<void> {
  checkTitle(patch.title);
  return transaction(context, async (tx) => {
    const survey = await accessSurvey(context, tx, surveyId, 'write', { lock: true });
    if (survey.version !== patch.version) throw conflict();
    if (patch.closesAt !== survey.closesAt?.toISOString()) checkCloseTime(context, patch.closesAt);
    await checkChange(tx, survey, patch);
    await updateSurvey(tx, surveyId, patch);
    if (patch.questions) await replaceQuestions(tx, surveyId, patch.questions);
    const { title, description, questions, version, ...settings } = patch;
    await audit(context, tx, { action: 'survey.update', noun, nounId: surveyId, changes: settings });
  });
}

/** Opens a draft to the learners of its course and notifies them, once. */
export const publishSurvey = (context: MemberContext, surveyId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const survey = await accessSurvey(context, tx, surveyId, 'write', { lock: true });
    if (survey.status !== 'DRAFT') throw alreadyPublished();
    const now = context.clock.now();
    checkCloseTime(context, survey.closesAt?.toISOString());
    refuseFindings(checkSurvey(survey.type, await listQuestions(tx, surveyId)));
    await setStatus(tx, surveyId, { status: 'PUBLISHED', publishedAt: now });
    await settleLessonOf(context, tx, surveyId);
    await audit(context, tx, { action: 'survey.publish', noun, nounId: surveyId });
    const { courseId, type } = survey;
    await emit(context, tx, surveyPublished, { surveyId, courseId, type, byUserId: context.caller.userId });
  });

/** Nobody answers any more, from now on. */
export const closeSurvey = (context: MemberContext, surveyId: number): Promise<void> =>
  transaction(context, async (tx) => {
    const survey = await accessSurvey(context, tx, surveyId, 'write', { lock: true });
    if (statusAt(survey, context.clock.now()) !== 'PUBLISHED') throw notPublished();
    await setStatus(tx, surveyId, { status: 'CLOSED' });
    await audit(context, tx, { action: 'survey.close', noun, nounId: surveyId });
  });

/** Takes answers again, until a time or without an end. */
export const reopenSurvey = (context: MemberContext, surveyId: number, closesAt: string | null): Promise<void> =>
  transaction(context, async (tx) => {
    const survey = await accessSurvey(context, tx, surveyId, 'write', { lock: true });
    if (statusAt(survey, context.clock.now()) !== 'CLOSED') throw alreadyPublished();
    checkCloseTime(context, closesAt);
    await setStatus(tx, surveyId, {
      status: 'PUBLISHED',
      closesAt: closesAt === null ? null : new Date(closesAt),
    });
    await audit(context, tx, { action: 'survey.reopen', noun, nounId: surveyId, changes: { closesAt } });
  });

export const removeSurvey = (context: MemberContext, surveyId: number): Promise<void> =>
  transaction(context, async (tx) => {
    await accessSurvey(context, tx, surveyId, 'write', { lock: true });
    await deleteSurvey(tx, surveyId);
    await audit(context, tx, { action: 'survey.delete', noun, nounId: surveyId });
  });

/**
 * Takes somebody's answers: once, before the close time by this server's clock; a named survey may allow to change them.
 * Of an anonymous one nothing is written down that has a time or a name beside the answer: no audit entry either.
 */
export const answerSurvey = (
  context: MemberContext,
  surveyId: number,
  answers: readonly SurveyAnswer[],
): Promise<void> => {
  return transaction(context, async (tx) => {
    const survey = await accessSurvey(context, tx, surveyId, 'answer', { lock: true });
    if (statusAt(survey, context.clock.now()) !== 'PUBLISHED') throw surveyClosed();
    const { userId } = context.caller;
    const isFirst = await insertParticipant(tx, surveyId, userId);
    if (!isFirst && !survey.abilities.canChange) throw alreadyAnswered();
    const questions = await listQuestions(tx, surveyId);
    refuseFindings(
      checkSurveyAnswers(questions, answers).map((fault) => ({ ...fault, path: `answers.${fault.questionKey}` })),
    );
    const given = questions.flatMap((question) => {
      const answer = plainAnswer(
        question,
        answers.find(({ questionKey }) => questionKey === question.questionKey),
      );
      return answer ? [answer] : [];
    });
    if (survey.isAnonymous) {
      await mixInAnonymousAnswers(tx, surveyId, given);
    } else {
      await replaceNamedAnswers(tx, surveyId, userId, given);
      await audit(context, tx, { action: 'survey.answer', noun, nounId: surveyId });
    }
    await finishLessonOf(context, tx, surveyId, userId);
    if (survey.type === 'POLL') await queueResultNotifications(context, tx, surveyId);
  });
};

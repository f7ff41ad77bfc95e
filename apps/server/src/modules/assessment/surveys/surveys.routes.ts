import { type Static, Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import { reading } from '../../../kernel/database/database.ts';
import { byQuery } from '../../../kernel/http/by-query.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, PageQuery, page } from '../../../kernel/http/schemas.ts';
import { sendTable, TableFormatQuery } from '../../../kernel/http/table-responses.ts';
import { notFound } from '../../../kernel/problem.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import { findSurveyOfLesson } from './survey-places.reads.ts';
import { placeSurvey } from './survey-places.service.ts';
import { exportAnswers, readResults } from './survey-results.service.ts';
import type { SurveyRecord } from './survey-state.ts';
import { accessSurvey, accessSurveys } from './surveys.access.ts';
import { listSurveys, readSurvey } from './surveys.reads.ts';
import {
  AnswersBody,
  CreatedSurvey,
  LessonParams,
  PlaceBody,
  ReopenBody,
  ResultsQuery,
  Survey,
  SurveyBody,
  SurveyListQuery,
  SurveyParams,
  SurveyPatch,
  SurveyResults,
  SurveySummary,
} from './surveys.schemas.ts';
import {
  answerSurvey,
  changeSurvey,
  closeSurvey,
  createSurvey,
  publishSurvey,
  removeSurvey,
  reopenSurvey,
} from './surveys.service.ts';

const access = signedIn();

type ListQuery = Static<typeof SurveyListQuery>;

const list = (context: MemberContext, courseId: number, { type, ...paging }: ListQuery) =>
  reading(context, async (tx) => {
    const { types, locked, ...rights } = await accessSurveys(context, tx, courseId, 'read');
    const wanted = types.filter((each) => type === undefined || each === type);
    return listSurveys(context, tx, courseId, { rights, types: wanted, locked, ...paging });
  });

const listOfCourse = memberRoute({
  method: 'GET',
  path: '/api/courses/:courseId/surveys',
  operationId: 'listCourseSurveys',
  summary: 'Surveys and polls of a course, for those who learn in it; its editors see drafts too',
  access,
  params: CourseParams,
  query: SurveyListQuery,
  response: page(SurveySummary),
  handle: (context, { params, query }) => list(context, params.courseId, query),
});

const readOne = (context: MemberContext, surveyId: number, isWanted: (survey: SurveyRecord) => boolean = () => true) =>
  reading(context, async (tx) => {
    const { rights, ...survey } = await accessSurvey(context, tx, surveyId, 'read');
    if (!isWanted(survey)) throw notFound();
    return readSurvey(context, tx, surveyId, rights);
  });

/** Polls are surveys with one question; the specification names them beside the others. */
const ofPolls: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/survey-polls',
    operationId: 'listPolls',
    summary: 'Polls of a course, for those who learn in it; its editors see drafts too',
    access,
    query: Type.Object({ courseId: Id, ...PageQuery }),
    response: page(SurveySummary),
    handle: (context, { query: { courseId, ...paging } }) => list(context, courseId, { type: 'POLL', ...paging }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/survey-polls/:surveyId',
    operationId: 'getPoll',
    summary: 'One poll with what the caller has chosen',
    access,
    params: SurveyParams,
    response: Survey,
    handle: (context, { params }) => readOne(context, params.surveyId, ({ type }) => type === 'POLL'),
  }),
];

const ofCourse: RouteDefinition[] = [
  listOfCourse,
  byQuery(listOfCourse, { path: '/api/course-surveys', operationId: 'listSurveys' }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/surveys',
    operationId: 'createCourseSurvey',
    summary: 'Makes the draft of a survey or a poll',
    access,
    params: CourseParams,
    body: SurveyBody,
    response: CreatedSurvey,
    successStatus: 201,
    handle: (context, { params, body }) => createSurvey(context, params.courseId, body),
  }),
];

const ofEditors: RouteDefinition[] = [
  memberRoute({
    method: 'PATCH',
    path: '/api/course-surveys/:surveyId',
    operationId: 'updateSurvey',
    summary: 'Changes settings and questions; 409 when somebody saved in between or has answered',
    access,
    params: SurveyParams,
    body: SurveyPatch,
    errors: {
      403: ['survey.results-hidden'],
      409: ['subsection.locked', 'survey.anonymity-fixed', 'survey.questions-fixed'],
    },
    handle: (context, { params, body }) => changeSurvey(context, params.surveyId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-surveys/:surveyId',
    operationId: 'deleteSurvey',
    summary: 'Deletes a survey with its answers',
    access,
    params: SurveyParams,
    errors: { 403: ['survey.results-hidden'], 409: ['subsection.locked'] },
    handle: (context, { params }) => removeSurvey(context, params.surveyId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-surveys/:surveyId/publish',
    operationId: 'publishSurvey',
    summary: 'Opens it to the learners of its course and notifies them',
    access,
    params: SurveyParams,
    errors: { 403: ['survey.results-hidden'], 409: ['subsection.locked', 'survey.already-published'] },
    handle: (context, { params }) => publishSurvey(context, params.surveyId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-surveys/:surveyId/close',
    operationId: 'closeSurvey',
    summary: 'Takes no more answers',
    access,
    params: SurveyParams,
    errors: { 403: ['survey.results-hidden'], 409: ['subsection.locked', 'survey.not-published'] },
    handle: (context, { params }) => closeSurvey(context, params.surveyId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-surveys/:surveyId/reopen',
    operationId: 'reopenSurvey',
    summary: 'Takes answers again',
    access,
    params: SurveyParams,
    body: ReopenBody,
    errors: { 403: ['survey.results-hidden'], 409: ['subsection.locked', 'survey.already-published'] },
    handle: (context, { params, body }) => reopenSurvey(context, params.surveyId, body.closesAt),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-surveys/:surveyId/export',
    operationId: 'exportSurveyAnswers',
    summary: 'The answers as CSV or as a workbook: by name, or of an anonymous survey question by question',
    access,
    params: SurveyParams,
    query: TableFormatQuery,
    isRaw: true,
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    errors: { 403: ['survey.results-hidden'] },
    handle: async (context, { params, query }, { reply }) =>
      sendTable(reply, await exportAnswers(context, params.surveyId, query.format)),
  }),
];

const ofReaders: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/course-surveys/:surveyId',
    operationId: 'getSurvey',
    summary: 'One survey with its questions and, if it is a named one, what the caller has answered',
    access,
    params: SurveyParams,
    response: Survey,
    errors: { 409: ['subsection.locked'] },
    handle: (context, { params }) => readOne(context, params.surveyId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-surveys/:surveyId/answers',
    operationId: 'answerSurvey',
    refusesMasquerade: true,
    summary: 'Answers it, once; a named survey may allow to change the answers until it closes',
    access,
    params: SurveyParams,
    body: AnswersBody,
    errors: { 403: ['survey.results-hidden'], 409: ['subsection.locked', 'survey.already-answered', 'survey.closed'] },
    handle: (context, { params, body }) => answerSurvey(context, params.surveyId, body.answers),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-surveys/:surveyId/results',
    operationId: 'getSurveyResults',
    summary: 'What all answers together say, as far as enough people have answered',
    access,
    params: SurveyParams,
    query: ResultsQuery,
    response: SurveyResults,
    errors: { 403: ['survey.results-hidden'], 409: ['survey.not-filterable'] },
    handle: (context, { params, query }) => readResults(context, params.surveyId, query),
  }),
];

const ofLessons: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/course-subsections/:courseSubsectionId/survey',
    operationId: 'getSubsectionSurvey',
    summary: 'The survey or poll that a lesson asks',
    access,
    params: LessonParams,
    response: Survey,
    errors: { 409: ['subsection.locked'] },
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const surveyId = await findSurveyOfLesson(tx, params.courseSubsectionId);
        if (surveyId === undefined) throw notFound();
        const { rights } = await accessSurvey(context, tx, surveyId, 'read');
        return readSurvey(context, tx, surveyId, rights);
      }),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-subsections/:courseSubsectionId/survey',
    operationId: 'placeSubsectionSurvey',
    summary: 'Chooses the survey or poll that a lesson asks; 409 when another lesson asks it',
    access,
    params: LessonParams,
    body: PlaceBody,
    errors: { 403: ['survey.results-hidden'], 409: ['subsection.locked', 'survey.in-another-lesson'] },
    handle: (context, { params, body }) => placeSurvey(context, params.courseSubsectionId, body.surveyId),
  }),
];

export const surveyRoutes = (): RouteDefinition[] => [
  ...ofCourse,
  ...ofPolls,
  ...ofReaders,
  ...ofEditors,
  ...ofLessons,
];

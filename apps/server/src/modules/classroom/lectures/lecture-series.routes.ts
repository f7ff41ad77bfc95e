import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import { changeSeries, createSeries, publishSeries, removeSeries } from './lecture-series.service.ts';
import { accessSeries } from './lectures.access.ts';
import { readSeries } from './lectures.reads.ts';
import {
  CreatedSeries,
  LectureSeries,
  LectureSeriesBody,
  LectureSeriesPatch,
  SeriesParams,
} from './lectures.schemas.ts';

const access = signedIn();

export const seriesRoutes: RouteDefinition[] = [
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/lecture-series',
    operationId: 'createLectureSeries',
    summary: 'Makes a series of lectures by a rule, all of them drafts',
    access,
    params: CourseParams,
    body: LectureSeriesBody,
    response: CreatedSeries,
    successStatus: 201,
    handle: (context, { params, body }) => createSeries(context, params.courseId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/lecture-series/:lectureSeriesId',
    operationId: 'getLectureSeries',
    summary: 'A series: its rule and its lectures',
    access,
    params: SeriesParams,
    response: LectureSeries,
    handle: (context, { params: { lectureSeriesId } }) =>
      reading(context, async (tx) => {
        await accessSeries(context, tx, lectureSeriesId);
        return readSeries(context, tx, lectureSeriesId);
      }),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/lecture-series/:lectureSeriesId',
    operationId: 'updateLectureSeries',
    summary: 'Changes the rule, and with it the lectures to come that nobody changed by themselves',
    access,
    params: SeriesParams,
    body: LectureSeriesPatch,
    errors: { 409: ['lecture.cancelled', 'lecture.over'] },
    handle: (context, { params, body }) => changeSeries(context, params.lectureSeriesId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/lecture-series/:lectureSeriesId',
    operationId: 'deleteLectureSeries',
    summary: 'Deletes a series of drafts',
    access,
    params: SeriesParams,
    errors: { 409: ['lecture.published'] },
    handle: (context, { params }) => removeSeries(context, params.lectureSeriesId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/lecture-series/:lectureSeriesId/publish',
    operationId: 'publishLectureSeries',
    summary: 'Shows all lectures of a series to learners, and notifies them once',
    access,
    params: SeriesParams,
    errors: { 409: ['lecture.published'] },
    handle: (context, { params }) => publishSeries(context, params.lectureSeriesId),
  }),
];

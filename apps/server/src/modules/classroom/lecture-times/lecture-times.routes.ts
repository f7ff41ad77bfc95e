import type { LectureKind } from '@sullam/domain/lectures/lecture.ts';
import { Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { dayOf, wordedFileName } from '../../../kernel/file-name.ts';
import { byQuery } from '../../../kernel/http/by-query.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, page } from '../../../kernel/http/schemas.ts';
import { writeCalendar } from '../../../kernel/icalendar.ts';
import { notFound } from '../../../kernel/problem.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import { readCalendarEntry } from './lecture-calendar.reads.ts';
import { findFreeTimes, readConflicts } from './lecture-conflicts.reads.ts';
import { findLectureOfLesson } from './lecture-places.repository.ts';
import { placeLecture } from './lecture-places.service.ts';
import { seriesRoutes } from './lecture-series.routes.ts';
import { cancelLecture } from './lecture-series.service.ts';
import { listTeachers } from './lecture-teachers.reads.ts';
import { accessLecture, accessLectures } from './lectures.access.ts';
import { listLectures, readLecture } from './lectures.reads.ts';
import {
  CancelBody,
  CreatedLecture,
  FreeTimes,
  JoinedLecture,
  Lecture,
  LectureBody,
  LectureChoices,
  LectureConflicts,
  LectureDetail,
  LectureListQuery,
  LectureParams,
  LecturePatch,
  LecturesAhead,
  LessonParams,
  PlaceLectureBody,
} from './lectures.schemas.ts';
import { changeLecture, createLecture, joinLecture, publishLecture, removeLecture } from './lectures.service.ts';
import { readLecturesAhead } from './lectures-ahead.reads.ts';

const access = signedIn();

/** When lectures are: the next one of a course, what stands in their way, and times that are free. */
export const lectureTimeRoutes: readonly RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/courses/:courseId/lectures-ahead',
    operationId: 'getLecturesAhead',
    summary: 'When and where the next lecture of a course is, as anybody may know before enrolling',
    params: CourseParams,
    response: LecturesAhead,
    handle: (context, { params }) => readLecturesAhead(context, params.courseId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/lecture-conflicts',
    operationId: 'listLectureConflicts',
    summary: 'What stands in the way of the lectures to come: people, rooms, seats',
    access,
    params: CourseParams,
    response: LectureConflicts,
    handle: (context, { params: { courseId } }) =>
      reading(context, async (tx) => {
        await accessLectures(context, tx, courseId, 'write');
        return readConflicts(context, tx, courseId);
      }),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-lectures/:lectureId/free-times',
    operationId: 'listFreeLectureTimes',
    summary: 'Up to three times near it at which all who lead it are free',
    access,
    params: LectureParams,
    response: FreeTimes,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const { lecture } = await accessLecture(context, tx, params.lectureId, 'write');
        return findFreeTimes(context, tx, lecture);
      }),
  }),
];

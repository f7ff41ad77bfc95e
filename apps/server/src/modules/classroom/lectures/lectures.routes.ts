import type { LectureKind } from '@sullam/domain/lectures/lecture.ts';
import { Type } from 'typebox';
import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { dayOf, wordedFileName } from '../../../kernel/file-name.ts';
import { byQuery } from '../../../kernel/http/by-query.ts';
import { disposition } from '../../../kernel/http/downloads.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, page } from '../../../kernel/http/schemas.ts';
import { writeCalendar } from '../../../kernel/icalendar.ts';
import { notFound } from '../../../kernel/problem.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import { readCalendarEntry } from './lecture-calendar.reads.ts';
import { findLectureOfLesson } from './lecture-places.repository.ts';
import { placeLecture } from './lecture-places.service.ts';
import { seriesRoutes } from './lecture-series.routes.ts';
import { cancelLecture } from './lecture-series.service.ts';
import { accessLecture, accessLectures } from './lectures.access.ts';
import { listLectures, listTeachers, readLecture } from './lectures.reads.ts';
import {
  CancelBody,
  CreatedLecture,
  JoinedLecture,
  Lecture,
  LectureBody,
  LectureChoices,
  LectureDetail,
  LectureListQuery,
  LectureParams,
  LecturePatch,
  LessonParams,
  PlaceLectureBody,
} from './lectures.schemas.ts';
import { changeLecture, createLecture, joinLecture, publishLecture, removeLecture } from './lectures.service.ts';

const access = signedIn();

const NAMES = {
  ONLINE: { path: 'online-lectures', noun: 'OnlineLecture', id: 'onlineLectureId', words: 'online lectures' },
  ON_CAMPUS: {
    path: 'on-campus-lectures',
    noun: 'OnCampusLecture',
    id: 'onCampusLectureId',
    words: 'lectures on campus',
  },
} as const;

/** The list and the single one of each kind, under the names of the specification. */
const ofKind = (kind: LectureKind): RouteDefinition[] => {
  const { path, noun, id, words } = NAMES[kind];
  const listOfCourse = memberRoute({
    method: 'GET',
    path: `/api/courses/:courseId/${path}`,
    operationId: `listCourse${noun}s`,
    summary: `The ${words} of a course in the order of their times; its editors see drafts too`,
    access,
    params: CourseParams,
    query: LectureListQuery,
    response: page(Lecture),
    handle: (context, { params: { courseId }, query }) =>
      reading(context, async (tx) => {
        const { canWrite } = await accessLectures(context, tx, courseId, 'read');
        return listLectures(context, tx, { courseId, withDrafts: canWrite, kind, ...query });
      }),
  });
  return [
    listOfCourse,
    byQuery(listOfCourse, { path: `/api/course-${path}`, operationId: `list${noun}s` }),
    memberRoute({
      method: 'GET',
      path: `/api/course-${path}/:${id}`,
      operationId: `get${noun}`,
      summary: `One of the ${words} with all that is on its page`,
      access,
      params: Type.Object({ [id]: Id }) as unknown as typeof LectureParams,
      response: LectureDetail,
      handle: (context, { params }) =>
        reading(context, async (tx) => {
          const lectureId = (params as unknown as Record<string, number>)[id]!;
          return readLecture(context, tx, await accessLecture(context, tx, lectureId, 'read', { kind }));
        }),
    }),
  ];
};

const ofCourse: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/lectures',
    operationId: 'listCourseLectures',
    summary: 'All lectures of a course, online and on campus, in the order of their times',
    access,
    params: CourseParams,
    query: LectureListQuery,
    response: page(Lecture),
    handle: (context, { params: { courseId }, query }) =>
      reading(context, async (tx) => {
        const { canWrite } = await accessLectures(context, tx, courseId, 'read');
        return listLectures(context, tx, { courseId, withDrafts: canWrite, ...query });
      }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/courses/:courseId/lectures',
    operationId: 'createLecture',
    summary: 'Makes the draft of one lecture',
    access,
    params: CourseParams,
    body: LectureBody,
    response: CreatedLecture,
    successStatus: 201,
    handle: (context, { params, body }) => createLecture(context, params.courseId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/courses/:courseId/lecture-choices',
    operationId: 'getLectureChoices',
    summary: 'Who may lead lectures of a course, and the zone in which they are planned',
    access,
    params: CourseParams,
    response: LectureChoices,
    handle: (context, { params: { courseId } }) =>
      reading(context, async (tx) => {
        await accessLectures(context, tx, courseId, 'write');
        const hosts = await listTeachers(tx, courseId);
        return { hosts, timeZone: context.configuration.time_zone, caller: context.caller.userId };
      }),
  }),
];

const ofOne: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/course-lectures/:lectureId',
    operationId: 'getLecture',
    summary: 'One lecture, whatever its kind',
    access,
    params: LectureParams,
    response: LectureDetail,
    handle: (context, { params }) =>
      reading(context, async (tx) =>
        readLecture(context, tx, await accessLecture(context, tx, params.lectureId, 'read')),
      ),
  }),
  memberRoute({
    method: 'PATCH',
    path: '/api/course-lectures/:lectureId',
    operationId: 'updateLecture',
    summary: 'Changes one lecture; learners are told when it moves; 409 when somebody saved in between',
    access,
    params: LectureParams,
    body: LecturePatch,
    errors: { 409: ['lecture.cancelled', 'lecture.over'] },
    handle: (context, { params, body }) => changeLecture(context, params.lectureId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/course-lectures/:lectureId',
    operationId: 'deleteLecture',
    summary: 'Deletes a draft; what learners have seen is cancelled instead',
    access,
    params: LectureParams,
    errors: { 409: ['lecture.published'] },
    handle: (context, { params }) => removeLecture(context, params.lectureId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-lectures/:lectureId/publish',
    operationId: 'publishLecture',
    summary: 'Shows it to the learners of its course and notifies them',
    access,
    params: LectureParams,
    errors: { 409: ['lecture.published'] },
    handle: (context, { params }) => publishLecture(context, params.lectureId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-lectures/:lectureId/cancel',
    operationId: 'cancelLecture',
    summary: 'Calls it off; of a series, one more may be added after the last',
    access,
    params: LectureParams,
    body: CancelBody,
    errors: { 409: ['lecture.cancelled', 'lecture.over'] },
    handle: (context, { params, body }) => cancelLecture(context, params.lectureId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/course-lectures/:lectureId/join',
    operationId: 'joinLecture',
    refusesMasquerade: true,
    summary: 'Where the meeting is, from when its doors open until it ends; who joins is written down',
    access,
    params: LectureParams,
    response: JoinedLecture,
    rateLimit: { per: 'caller', count: 30, seconds: 60 },
    errors: {
      409: ['lecture.cancelled', 'lecture.not-online', 'lecture.not-open', 'lecture.over', 'lecture.without-address'],
    },
    handle: (context, { params }) => joinLecture(context, params.lectureId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/course-lectures/:lectureId/calendar',
    operationId: 'getLectureCalendar',
    summary: 'The lecture as an iCalendar file, which replaces the entry of an earlier one',
    access,
    params: LectureParams,
    isRaw: true,
    handle: async (context, { params: { lectureId } }, { reply }) => {
      const entry = await reading(context, async (tx) => {
        await accessLecture(context, tx, lectureId, 'read');
        return readCalendarEntry(context, tx, lectureId);
      });
      if (!entry) throw notFound();
      const method = entry.isCancelled ? 'CANCEL' : 'PUBLISH';
      const day = dayOf(entry.startsAt, entry.zone ?? 'UTC');
      const name = await wordedFileName(context, 'lecture', 'ics', { of: entry.title, day });
      await reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', disposition(name))
        .send(writeCalendar({ name: entry.title, method, entries: [entry] }));
    },
  }),
];

const ofLessons: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/course-subsections/:courseSubsectionId/lecture',
    operationId: 'getSubsectionLecture',
    summary: 'The lecture that a lesson is',
    access,
    params: LessonParams,
    response: LectureDetail,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        const lectureId = await findLectureOfLesson(tx, params.courseSubsectionId);
        if (lectureId === undefined) throw notFound();
        return readLecture(context, tx, await accessLecture(context, tx, lectureId, 'read'));
      }),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/course-subsections/:courseSubsectionId/lecture',
    operationId: 'placeSubsectionLecture',
    summary: 'Chooses the lecture that a lesson is; 409 when another lesson is it',
    access,
    params: LessonParams,
    body: PlaceLectureBody,
    errors: { 409: ['lecture.in-another-lesson'] },
    handle: (context, { params, body }) => placeLecture(context, params.courseSubsectionId, body.lectureId),
  }),
];

export const lectureRoutes: RouteDefinition[] = [
  ...ofKind('ONLINE'),
  ...ofKind('ON_CAMPUS'),
  ...ofCourse,
  ...ofOne,
  ...ofLessons,
  ...seriesRoutes,
];

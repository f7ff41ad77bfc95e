import { signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { CourseParams } from '../../learning/courses/courses.public.ts';
import { accessLecture, accessLectures, LectureParams } from '../lectures/lectures.public.ts';
import { findFreeTimes, readConflicts } from './lecture-conflicts.reads.ts';
import { FreeTimes, LectureConflicts, LecturesAhead } from './lecture-times.schemas.ts';
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

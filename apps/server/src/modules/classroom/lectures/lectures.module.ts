import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { type PersonalRows, retainedRows, signedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { loggedFacts } from '../../learning/activity-log/activity-log.public.ts';
import { lessonActivities } from '../../learning/course-content/course-content.public.ts';
import { courseCopying, courseLists, courseTexts } from '../../learning/courses/courses.public.ts';
import { lessonWindows } from '../../learning/progress/progress.public.ts';
import { activitySources } from '../../learning/schedule/schedule.public.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { mediaReferences } from '../../organization/media/media.public.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { copyLectures } from './copy-lectures.repository.ts';
import { joinFacts } from './followed-lectures.reads.ts';
import { readCalendarEntries, readLectureActivities } from './lecture-calendar.reads.ts';
import { lectureWindows } from './lecture-places.repository.ts';
import { isLecturePublished } from './lecture-places.service.ts';
import { lectureTexts } from './lecture-texts.ts';
import { lectureMediaUses, lecturesInUse, onCampusLecturesInCourse, onlineLecturesInCourse } from './lecture-uses.ts';
import { loadDemoLectures } from './lectures.demo.ts';
import { lectureJobs } from './lectures.jobs.ts';
import { lecturesInNotifications, notifyOfLectures } from './lectures.notifications.ts';
import { VIEWS } from './lectures.public.ts';
import { lectureRoutes } from './lectures.routes.ts';

const GOES_ON = 'it belongs to the organisation, which goes on with it';

/** What happens to rows that refer to a person whose account is deleted. */
const personalRows: readonly PersonalRows[] = [
  retainedRows('lecture_joins', 'user_id', 'who was there is part of the record of the course'),
  signedRows('lecture_hosts', 'user_id', GOES_ON),
  signedRows('lectures', 'host_user_id', GOES_ON),
  signedRows('lectures', 'created_by', GOES_ON),
  signedRows('lecture_series', 'created_by', GOES_ON),
];

/** Lectures of a course, online and on campus, alone and in series. */
export const lecturesModule = defineModule({
  name: 'lectures',
  partOf: ['lectures'],
  owns: ['lecture_hosts', 'lecture_joins', 'lecture_materials', 'lecture_series', 'lectures', 'subsection_lectures'],
  personalRows,
  publishes: VIEWS,
  features: ['lectures'],
  uses: [
    'activity-log',
    'course-content',
    'courses',
    'enrollments',
    'media',
    'members',
    'notifications',
    'organizations',
    'progress',
    'schedule',
    'video-conferencing',
  ],
  contributes: [
    ...lecturesInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(courseLists, onlineLecturesInCourse),
    contribute(courseLists, onCampusLecturesInCourse),
    contribute(featureUses, lecturesInUse),
    contribute(demoWork, loadDemoLectures),
    contribute(mediaReferences, lectureMediaUses),
    contribute(courseCopying, copyLectures),
    contribute(courseTexts, lectureTexts),
    contribute(activitySources, {
      kinds: ['LECTURE'],
      isShownWaiting: true,
      read: readLectureActivities,
      readCalendar: readCalendarEntries,
    }),
    contribute(lessonActivities, { isPublished: isLecturePublished }),
    contribute(lessonWindows, lectureWindows),
    contribute(loggedFacts, joinFacts),
  ],
  routes: lectureRoutes,
  jobs: lectureJobs,
  signals: [notifyOfLectures],
});

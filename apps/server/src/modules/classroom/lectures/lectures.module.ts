import { demoWork } from '../../../demo/demo-content.ts';
import { bring } from '../../../kernel/extensions.ts';
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
import { lecturesInUse } from './feature-use.ts';
import { joinFacts } from './join-facts.reads.ts';
import { readLectureActivities } from './lecture-activities.reads.ts';
import { readCalendarEntries } from './lecture-calendar.reads.ts';
import { isLecturePublished } from './lecture-places.service.ts';
import { lectureTexts } from './lecture-texts.ts';
import { lectureWindows } from './lecture-windows.reads.ts';
import { loadDemoLectures } from './lectures.demo.ts';
import { lectureJobs } from './lectures.jobs.ts';
import { lecturesInNotifications, notifyOfLectures } from './lectures.notifications.ts';
import { lecturesPersonalRows } from './lectures.personal.ts';
import { lectureRoutes } from './lectures.routes.ts';
import { onCampusLecturesInCourse, onlineLecturesInCourse } from './listed-in-course.ts';
import { showsInLecture } from './shows-in-lecture.ts';

/** Lectures of a course, online and on campus, alone and in series. */
export const lecturesModule = defineModule({
  name: 'lectures',
  partOf: ['lectures'],
  owns: ['lecture_hosts', 'lecture_joins', 'lecture_materials', 'lecture_series', 'lectures', 'subsection_lectures'],
  personalRows: lecturesPersonalRows,
  features: ['lectures'],
  uses: [
    'activity-log',
    'schedule',
    'course-content',
    'courses',
    'enrollments',
    'media',
    'members',
    'notifications',
    'organizations',
    'progress',
    'video-conferencing',
  ],
  brings: [
    ...lecturesInNotifications.map((thing) => bring(notifiedThings, thing)),
    bring(courseLists, onlineLecturesInCourse),
    bring(courseLists, onCampusLecturesInCourse),
    bring(featureUses, lecturesInUse),
    bring(demoWork, loadDemoLectures),
    bring(mediaReferences, showsInLecture),
    bring(courseCopying, copyLectures),
    bring(courseTexts, lectureTexts),
    bring(activitySources, {
      kinds: ['LECTURE'],
      isShownWaiting: true,
      read: readLectureActivities,
      readCalendar: readCalendarEntries,
    }),
    bring(lessonActivities, { isPublished: isLecturePublished }),
    bring(lessonWindows, lectureWindows),
    bring(loggedFacts, joinFacts),
  ],
  routes: lectureRoutes,
  jobs: lectureJobs,
  signals: [notifyOfLectures],
});

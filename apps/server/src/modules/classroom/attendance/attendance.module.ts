import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { loggedFacts } from '../../learning/activity-log/activity-log.public.ts';
import { courseLists } from '../../learning/courses/courses.public.ts';
import { notifiedThings } from '../../operations/notifications/notifications.public.ts';
import { mediaReferences } from '../../organization/media/media.public.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { lectureFollowers } from '../lectures/lectures.public.ts';
import { loadDemoAttendance } from './attendance.demo.ts';
import { attendanceJobs } from './attendance.jobs.ts';
import { attendanceInNotifications, notifyOfExcuse } from './attendance.notifications.ts';
import { attendancePersonalRows } from './attendance.personal.ts';
import { attendanceRoutes } from './attendance.routes.ts';
import { attendedFacts } from './attendance-facts.reads.ts';
import { attendanceInCourse, attendanceInUse, excuseMediaUses } from './attendance-uses.ts';
import { followLectures } from './follow-lectures.ts';

/** Who was there: by hand, by a code on the screen, by joining. */
export const attendanceModule = defineModule({
  name: 'attendance',
  partOf: ['attendance'],
  owns: [
    'attendance_changes',
    'attendance_doubts',
    'attendance_excuses',
    'attendance_records',
    'attendance_rules',
    'attendance_sessions',
  ],
  personalRows: attendancePersonalRows,
  features: ['attendance'],
  uses: [
    'activity-log',
    'courses',
    'enrollments',
    'lectures',
    'media',
    'members',
    'notifications',
    'organizations',
    'progress',
  ],
  contributes: [
    ...attendanceInNotifications.map((thing) => contribute(notifiedThings, thing)),
    contribute(courseLists, attendanceInCourse),
    contribute(featureUses, attendanceInUse),
    contribute(demoWork, loadDemoAttendance),
    contribute(lectureFollowers, followLectures),
    contribute(mediaReferences, excuseMediaUses),
    contribute(loggedFacts, attendedFacts),
  ],
  routes: attendanceRoutes,
  jobs: attendanceJobs,
  signals: [notifyOfExcuse],
});

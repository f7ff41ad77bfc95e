import { instructor, learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('course-online-lectures', ({ lectures }) => `/lms/courses/${lectures.courseId}/online-lectures`),
  learner(
    'course-online-lecture',
    ({ lectures }) => `/lms/courses/${lectures.courseId}/online-lectures/${lectures.onlineLectureId}`,
  ),
  learner(
    'course-lecture-recording',
    ({ lectures }) => `/lms/courses/${lectures.courseId}/online-lectures/${lectures.recordedLectureId}`,
  ),
  learner('course-on-campus-lectures', ({ lectures }) => `/lms/courses/${lectures.courseId}/on-campus-lectures`),
  learner(
    'course-on-campus-lecture',
    ({ lectures }) => `/lms/courses/${lectures.courseId}/on-campus-lectures/${lectures.onCampusLectureId}`,
  ),
  learner('course-attendance', ({ lectures }) => `/lms/courses/${lectures.courseId}/attendance`),
  learner('zoom-policy', () => '/zoom-policy'),
  instructor('studio-course-lectures', ({ lectures }) => `/studio/courses/${lectures.courseId}/lectures`),
  instructor(
    'studio-course-lecture',
    ({ lectures }) => `/studio/courses/${lectures.courseId}/lectures/${lectures.onlineLectureId}`,
  ),
  instructor(
    'studio-lecture-series',
    ({ lectures }) => `/studio/courses/${lectures.courseId}/lectures/series/${lectures.lectureSeriesId}`,
  ),
  instructor('studio-course-attendance', ({ lectures }) => `/studio/courses/${lectures.courseId}/attendance`),
  instructor(
    'studio-attendance-sheet',
    ({ lectures }) => `/studio/courses/${lectures.courseId}/attendance/${lectures.attendanceSessionId}`,
  ),
  instructor('studio-attendance-report', ({ lectures }) => `/studio/courses/${lectures.courseId}/attendance/report`),
];

/** Views of its tables that others may read. */
export const VIEWS = ['lecture_hours', 'lecture_leaders'] as const;

export { type FollowedLecture, readFollowed, readFollowedOfSeries } from './followed-lectures.reads.ts';
export { type LectureFollower, lectureFollowers } from './lecture-followers.ts';
export { finishLessonOf } from './lecture-places.service.ts';
export { meetingAddresses } from './lecture-settings.ts';
export { accessLecture, accessLectures, accessSeries } from './lectures.access.ts';
export { demoLectures } from './lectures.demo.ts';
export { countLearners } from './lectures.reads.ts';
export type { LectureRecord } from './lectures.repository.ts';
export { LectureParams, LocalDay, LocalHour, Zone } from './lectures.schemas.ts';

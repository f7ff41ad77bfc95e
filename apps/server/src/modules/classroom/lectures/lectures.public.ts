/** Views of its tables that others may read. */
export const VIEWS = ['lecture_hours', 'lecture_leaders'] as const;

export { type FollowedLecture, readFollowed, readFollowedOfSeries } from './followed-lectures.reads.ts';
export { type LectureFollower, lectureFollowers } from './lecture-followers.ts';
export { finishLessonOf } from './lecture-places.service.ts';
export { accessLecture, accessSeries } from './lectures.access.ts';
export { demoLectures } from './lectures.demo.ts';
export { meetingAddresses } from './meeting-addresses.ts';

export { type LectureFollower, lectureFollowers } from './lecture-followers.ts';
export { finishLessonOf } from './lecture-places.service.ts';
export { demoLectures } from './lectures.demo.ts';

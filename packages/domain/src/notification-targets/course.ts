import { coursePath, isGiven, partPath, type TargetOfKind } from '../notification-target.ts';

export const target: TargetOfKind = {
  templates: [21, 23, 25, 26],
  category: 'courses',
  picture: 'BookOpen',
  path: (ids) => {
    // news of a survey: a poll's page is found from there
    if (isGiven(ids.surveyId)) return partPath(ids, 'surveys', ids.surveyId);
    if (isGiven(ids.onlineLectureId)) return partPath(ids, 'online-lectures', ids.onlineLectureId);
    if (isGiven(ids.onCampusLectureId)) return partPath(ids, 'on-campus-lectures', ids.onCampusLectureId);
    if (isGiven(ids.assignmentId)) return partPath(ids, 'assignments', ids.assignmentId);
    return isGiven(ids.attendanceSessionId) ? partPath(ids, 'attendance', null) : coursePath(ids);
  },
};

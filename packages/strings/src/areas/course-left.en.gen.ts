// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "course-left.labels.title": "All required lessons are done. To finish this {course}, you still need to:",
  "course-left.labels.titleOpen": "To finish this {course}, you still need to:",
  "course-left.labels.lessons": "Finish the required lessons",
  "course-left.labels.gradeNow": "Your final grade is {grade} as things stand. Ungraded work counts as zero.",
  "course-left.labels.notPassed": "not passed, you can try again",
  "course-left.labels.noGrade": "Nothing is graded yet.",
  "course-left.labels.attendanceNow": "You have attended {percent} so far.",
  "course-left.labels.noAttendance": "No session has taken place yet.",
  "course-left.labels.open": "Waiting for a grade:",
  "course-left.labels.doable": "What you can still do:",
  "course-left.labels.pending": "being graded",
  "course-left.labels.byHand": "your {instructor} enters this grade",
  "course-left.labels.allGraded": "Everything is graded. Your {instructors} can tell you what you can still do.",
  "course-left.labels.grade": "Reach a grade of at least {grade}",
  "course-left.labels.attendance": "Attend at least {percent}"
} as const satisfies EnglishMessages;

// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "course-overview.labels.about": "About this {course}",
  "course-overview.labels.learn": "What you will learn",
  "course-overview.labels.audience": "Who it is for",
  "course-overview.labels.requirements": "Prerequisites",
  "course-overview.labels.content": "Content",
  "course-overview.labels.instructors": "{Instructors}",
  "course-overview.labels.language": "Language",
  "course-overview.labels.duration": "Length",
  "course-overview.labels.level": "Level",
  "course-overview.labels.learningType": "Format",
  "course-overview.labels.certificate": "With a certificate",
  "course-overview.finish.title": "To finish",
  "course-overview.finish.lessons": {
    "one": "{count} required lesson",
    "other": "{count} required lessons"
  },
  "course-overview.finish.grade": "a grade of at least {percent}",
  "course-overview.finish.attendance": "attendance of at least {percent}",
  "course-overview.labels.updated": "Updated {date}",
  "course-overview.enroll.free": "Enrol for free",
  "course-overview.enroll.start": "Start learning",
  "course-overview.enroll.continue": "Continue",
  "course-overview.enroll.review": "Review",
  "course-overview.enroll.signIn": "Sign in to enrol",
  "course-overview.enroll.done": "You are enrolled. Happy learning!",
  "course-overview.enroll.notForSale": "Not available for purchase",
  "course-overview.enroll.contact": "Contact us to enrol",
  "course-overview.enroll.notOpen": "Your organisation manages enrolment.",
  "course-overview.enroll.expired": "This {course} has ended.",
  "course-overview.enroll.lookInside": "Preview content",
  "course-overview.enroll.leave": "Leave this {course}",
  "course-overview.enroll.leaveText": "Your progress is saved in case you come back.",
  "course-overview.enroll.left": "You have left. Your progress is saved.",
  "course-overview.enroll.completed": "Finished on {date}",
  "course-overview.labels.facts": "At a glance",
  "course-overview.labels.students": "{Students}",
  "course-overview.labels.lessonsInModule": {
    "one": "{count} lesson",
    "other": "{count} lessons"
  },
  "course-overview.syllabus.lesson": "Lesson",
  "course-overview.syllabus.kind": "Type",
  "course-overview.syllabus.length": "Length",
  "course-overview.syllabus.state": "Status",
  "course-overview.syllabus.total": "{lessons}, about {duration}",
  "course-overview.syllabus.all": "With exams, assignments and optional lessons: about {duration}",
  "course-overview.addedBy": "{person} added you",
  "course-overview.enroll.opensOn": "Enrolment opens on {date}.",
  "course-overview.enroll.byInvitation": "Enrolment is by invitation."
} as const satisfies EnglishMessages;

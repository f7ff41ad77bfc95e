// Written by `npm run generate`. Do not edit.
import type { EnglishMessages } from '../define.ts';

export const messages = {
  "specializations.page.overview": "About this specialisation",
  "specializations.page.courses": "Contents",
  "specializations.page.progress": "{finished} of {total} finished",
  "specializations.page.needed": "{needed} of {total} {courses} required",
  "specializations.page.lengthAll": "{duration} for all of them",
  "specializations.page.enroll": "Enrol in specialisation",
  "specializations.page.enrolled": "You are enrolled in all {courses} of this specialisation.",
  "specializations.page.enrolledChoice": "You are enrolled. Choose the rest from the list.",
  "specializations.page.all": "All of these",
  "specializations.page.choose": "Choose {needed} of {total}",
  "specializations.page.recognized": "Completed elsewhere",
  "specializations.page.groupDone": "Requirement met",
  "specializations.page.group": "Group {number}",
  "specializations.page.completed": "Completed on {date}",
  "specializations.page.completedShort": "Completed",
  "specializations.page.leave": "Leave specialisation",
  "specializations.page.leaveTitle": "Leave this specialisation?",
  "specializations.page.leaveText": "You stay enrolled in its {courses} and keep everything you have finished. You can come back at any time.",
  "specializations.page.left": "You have left the specialisation.",
  "specializations.page.notForSale": "Some of these {courses} have a price and can’t be enrolled in here.",
  "specializations.page.priceHint": "For all {courses} of this specialisation",
  "specializations.page.signIn": "Sign in to buy",
  "specializations.page.start": "Start",
  "specializations.page.continue": "Continue",
  "specializations.page.step": "Step {number}",
  "specializations.page.progressLabel": "Your progress in this specialisation",
  "specializations.page.hint": "Related {courses} in a recommended order."
} as const satisfies EnglishMessages;

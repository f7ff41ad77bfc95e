// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './accommodations.en.gen.ts';

export const messages = {
  "accommodations.grants.learners": "{theStudents}",
  "accommodations.grants.newGrant": "تسهيل جديد",
  "accommodations.grants.grantOf": "تسهيل {name}",
  "accommodations.grants.note": "ملاحظة: {note}",
  "accommodations.grants.learner": "{theStudent}",
  "accommodations.grants.learnerHint": "الاسم أو البريد الإلكتروني",
  "accommodations.grants.withdraw": "سحب التسهيل",
  "accommodations.grants.withdrawn": "سُحب تسهيل {name}."
} as const satisfies ArabicOf<typeof english>;

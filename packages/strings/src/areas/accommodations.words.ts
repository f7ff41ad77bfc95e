import type { Words } from '../define.ts';

/** More time and other exceptions for single learners and groups, in assignments and exams alike. */
export const words = {
  'accommodations.grants.learners': { en: '{Students}', ar: '{theStudents}' },
  'accommodations.grants.newGrant': { en: 'New accommodation', ar: 'تسهيل جديد' },
  'accommodations.grants.grantOf': { en: 'Accommodation for {name}', ar: 'تسهيل {name}' },
  'accommodations.grants.note': { en: 'Note: {note}', ar: 'ملاحظة: {note}' },
  'accommodations.grants.learner': { en: '{Student}', ar: '{theStudent}' },
  'accommodations.grants.learnerHint': { en: 'Name or email', ar: 'الاسم أو البريد الإلكتروني' },
  'accommodations.grants.withdraw': { en: 'Withdraw', ar: 'سحب التسهيل' },
  'accommodations.grants.withdrawn': { en: 'Accommodation for {name} withdrawn.', ar: 'سُحب تسهيل {name}.' },
} as const satisfies Words;

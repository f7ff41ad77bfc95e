import type { Words } from '../define.ts';

export const words = {
  'errors.codes.exam-attempt.already-finished': {
    en: 'This attempt has been submitted.',
    ar: 'تم تسليم هذه المحاولة.',
  },
  'errors.codes.exam-attempt.time-over': { en: 'Time is up.', ar: 'انتهى الوقت.' },
  'errors.codes.exam-attempt.question-closed': { en: 'This question is closed.', ar: 'هذا السؤال مغلق.' },
  'errors.codes.exam-attempt.no-more-hints': { en: 'No more hints.', ar: 'لا مزيد من التلميحات.' },
  'errors.codes.exam-attempt.still-running': {
    en: 'This attempt is still in progress.',
    ar: 'ما زالت هذه المحاولة جارية.',
  },
} as const satisfies Words;

import type { Words } from '../define.ts';

export const words = {
  'errors.codes.plagiarism.not-runnable': {
    en: 'The check is already running or switched off, or nothing has been submitted yet.',
    ar: 'الفحص جارٍ بالفعل، أو هو متوقف، أو لم يُسلَّم شيء بعد.',
  },
  'notifications.kinds.plagiarism': { en: 'A plagiarism report is ready.', ar: 'تقرير فحص الاقتباس جاهز.' },
} as const satisfies Words;

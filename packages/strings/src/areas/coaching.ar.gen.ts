// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './coaching.en.gen.ts';

export const messages = {
  "coaching.tabs.label": "صفحات الإرشاد",
  "coaching.tabs.today": "اليوم",
  "coaching.tabs.calendar": "التقويم",
  "coaching.tabs.availability": "أوقات الإتاحة",
  "coaching.tabs.session-types": "أنواع الجلسات",
  "coaching.tabs.learners": "{theStudents}",
  "coaching.tabs.ratings": "التقييمات",
  "coaching.tabs.profile": "الملف التعريفي",
  "coaching.tabs.packages": "الباقات"
} as const satisfies ArabicOf<typeof english>;

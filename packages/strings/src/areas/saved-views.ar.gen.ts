// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './saved-views.en.gen.ts';

export const messages = {
  "saved-views.titles.views": "العروض المحفوظة",
  "saved-views.titles.save": "حفظ العرض",
  "saved-views.texts.save": "يحفظ البحث والتصفية الحاليين باسم تختاره، ولا يراه غيرك.",
  "saved-views.fields.name": "الاسم",
  "saved-views.actions.delete": "حذف العرض",
  "saved-views.done.saved": "حُفظ العرض.",
  "saved-views.done.deleted": "حُذف العرض."
} as const satisfies ArabicOf<typeof english>;

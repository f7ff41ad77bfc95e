import type { Words } from '../define.ts';

/** Filters of lists that are kept under a name. */
export const words = {
  'saved-views.titles.views': { en: 'Saved views', ar: 'العروض المحفوظة' },
  'saved-views.titles.save': { en: 'Save view', ar: 'حفظ العرض' },
  'saved-views.texts.save': {
    en: 'Keeps the current search and filters under a name. Only you see it.',
    ar: 'يحفظ البحث والتصفية الحاليين باسم تختاره، ولا يراه غيرك.',
  },
  'saved-views.fields.name': { en: 'Name', ar: 'الاسم' },
  'saved-views.actions.delete': { en: 'Delete view', ar: 'حذف العرض' },
  'saved-views.done.saved': { en: 'View saved.', ar: 'حُفظ العرض.' },
  'saved-views.done.deleted': { en: 'View deleted.', ar: 'حُذف العرض.' },
  'errors.codes.saved-view.too-many': {
    en: 'You have {most} views of this list. Delete one first.',
    ar: 'لديك {most} من العروض المحفوظة لهذه القائمة. احذف أحدها أولًا.',
  },
} as const satisfies Words;

import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.checklists': { en: 'Checklists', ar: 'قوائم المهام' },
  'organization-settings.featureTexts.checklists': {
    en: 'What each person has to read, do, submit and have approved, and by when.',
    ar: 'ما على الشخص قراءته وإنجازه وتسليمه وأخذ الموافقة عليه، ومواعيد ذلك.',
  },
  'organization-settings.featureWords.checklists': {
    en: 'onboarding tasks to-do list approval new hires',
    ar: 'تهيئة موظف جديد مهام متطلبات موافقة تحقق',
  },
  'members.categories.checklists': { en: 'Checklists', ar: 'قوائم المهام' },
  'notifications.kinds.checklist': { en: 'There is an update to your checklist.', ar: 'هناك تحديث في قائمة مهامك.' },
  'checklist-keeping.menu.title': { en: 'Checklists', ar: 'قوائم المهام' },
  'activities.kinds.CHECKLIST': { en: 'Checklist', ar: 'قائمة مهام' },
  'activities.kinds.CHECKLISTS': { en: 'Checklists', ar: 'قوائم المهام' },
  'errors.codes.checklist.already-published': { en: 'Already published.', ar: 'منشورة بالفعل.' },
  'errors.codes.checklist.not-published': {
    en: 'Publish the checklist first.',
    ar: 'انشر القائمة أولًا.',
  },
  'errors.codes.checklist.without-items': {
    en: 'Add at least one item before publishing.',
    ar: 'أضف بندًا واحدًا على الأقل قبل النشر.',
  },
  'errors.codes.checklist.item-locked': {
    en: 'Finish the item above this one first.',
    ar: 'أكمل البند الذي قبله أولًا.',
  },
  'errors.codes.checklist.not-now': {
    en: 'This item has changed. Reload the page and try again.',
    ar: 'تغيّر هذا البند. أعد تحميل الصفحة ثم حاول مجددًا.',
  },
  'errors.codes.checklist.unknown-code': {
    en: 'This code isn’t on any of your checklists. Check it on the sheet.',
    ar: 'لا يخص هذا الرمز شيئًا في قوائمك. تحقّق منه على الورقة المعلّقة.',
  },
  'errors.codes.checklist.asks-for-course': {
    en: 'A checklist asks people to finish this {course}. Remove it from the list first.',
    ar: 'تطلب إحدى قوائم المهام إتمام {theCourse}. أزل البند من القائمة أولًا.',
  },
} as const satisfies Words;

import type { Words } from '../define.ts';

export const words = {
  'specializations.page.overview': { en: 'About this specialisation', ar: 'عن هذا التخصّص' },
  'specializations.page.courses': { en: 'Contents', ar: 'المحتوى' },
  'specializations.page.progress': { en: '{finished} of {total} finished', ar: 'اكتمل {finished} من {total}' },
  'specializations.page.needed': {
    en: '{needed} of {total} {courses} required',
    ar: '{theCourses}: {total}، والمطلوب منها {needed}',
  },
  'specializations.page.lengthAll': { en: '{duration} for all of them', ar: 'مجموعها {duration}' },
  'specializations.page.enroll': { en: 'Enrol in specialisation', ar: 'التسجيل في التخصّص' },
  'specializations.page.enrolled': {
    en: 'You are enrolled in all {courses} of this specialisation.',
    ar: 'سُجّلت في كل {courses} هذا التخصّص.',
  },
  'specializations.page.enrolledChoice': {
    en: 'You are enrolled. Choose the rest from the list.',
    ar: 'تم تسجيلك. اختر الباقي من القائمة.',
  },
  'specializations.page.all': { en: 'All of these', ar: 'كلها مطلوبة' },
  'specializations.page.choose': { en: 'Choose {needed} of {total}', ar: 'اختر {needed} من {total}' },
  'specializations.page.recognized': { en: 'Completed elsewhere', ar: 'إتمام في جهة أخرى' },
  'specializations.page.groupDone': { en: 'Requirement met', ar: 'استوفيت المطلوب' },
  'specializations.page.group': { en: 'Group {number}', ar: 'المجموعة {number}' },
  'specializations.page.completed': { en: 'Completed on {date}', ar: 'أتممته في {date}' },
  'specializations.page.completedShort': { en: 'Completed', ar: 'مكتمل' },
  'specializations.page.leave': { en: 'Leave specialisation', ar: 'مغادرة التخصّص' },
  'specializations.page.leaveTitle': { en: 'Leave this specialisation?', ar: 'هل تريد مغادرة هذا التخصّص؟' },
  'specializations.page.leaveText': {
    en: 'You stay enrolled in its {courses} and keep everything you have finished. You can come back at any time.',
    ar: 'يبقى تسجيلك في {theCoursesOblique} وكل ما أتممته محفوظًا، ويمكنك العودة متى شئت.',
  },
  'specializations.page.left': { en: 'You have left the specialisation.', ar: 'غادرت التخصّص.' },
  'specializations.page.notForSale': {
    en: 'Some of these {courses} have a price and can’t be enrolled in here.',
    ar: 'بعض هذه {theCourses} برسوم، ولا يمكن التسجيل فيها هنا.',
  },
  'specializations.page.priceHint': {
    en: 'For all {courses} of this specialisation',
    ar: 'يشمل كل {theCourses} في هذا التخصّص',
  },
  'specializations.page.signIn': { en: 'Sign in to buy', ar: 'تسجيل الدخول للشراء' },
  'specializations.page.start': { en: 'Start', ar: 'ابدأ' },
  'specializations.page.continue': { en: 'Continue', ar: 'متابعة' },
  'specializations.page.step': { en: 'Step {number}', ar: 'الخطوة {number}' },
  'specializations.page.progressLabel': { en: 'Your progress in this specialisation', ar: 'تقدّمك في هذا التخصّص' },
  'specializations.page.hint': {
    en: 'Related {courses} in a recommended order.',
    ar: '{courses} مترابطة بترتيب مقترح.',
  },
  'errors.codes.specialization.no-published-course': {
    en: 'None of its {courses} is published yet. Publish one first.',
    ar: 'لم يُنشر بعدُ شيء من {theCourses} في هذا التخصّص. انشر ما فيه أولًا.',
  },
  'errors.codes.specialization.empty': {
    en: 'Add at least one {course}.',
    ar: 'يجب أن يضمّ التخصّص {course} على الأقل.',
  },
  'organization-settings.features.specializations': { en: 'Specialisations', ar: 'التخصّصات' },
  'members.categories.specializations': { en: 'Specialisations', ar: 'التخصّصات' },
  'search.groups.specializations': { en: 'Specialisations', ar: 'التخصّصات' },
  'organization-settings.featureTexts.specializations': {
    en: 'Several {courses} in an order, followed as one.',
    ar: 'عدّة {courses} مرتّبة تُتابَع معًا.',
  },
  'organization-settings.featureWords.specializations': { en: 'path track programme series', ar: 'مسار برنامج سلسلة' },
  'organization-settings.featureUses.specializations': {
    en: { one: '{count} specialisation', other: '{count} specialisations' },
    ar: {
      zero: 'لا تخصّصات',
      one: 'تخصّصًا واحدًا',
      two: 'تخصّصين',
      few: '{count} تخصّصات',
      many: '{count} تخصّصًا',
      other: '{count} تخصّص',
    },
  },
} as const satisfies Words;

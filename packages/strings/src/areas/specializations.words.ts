import type { Words } from '../define.ts';

export const words = {
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

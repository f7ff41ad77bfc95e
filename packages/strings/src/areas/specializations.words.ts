import type { Words } from '../define.ts';

export const words = {
  'errors.codes.specialization.empty': {
    en: 'Add at least one {course}.',
    ar: 'يجب أن يضمّ التخصّص {course} على الأقل.',
  },
  'organization-settings.features.specializations': { en: 'Specialisations', ar: 'التخصّصات' },
  'members.categories.specializations': { en: 'Specialisations', ar: 'التخصّصات' },
  'search.groups.specializations': { en: 'Specialisations', ar: 'التخصّصات' },
} as const satisfies Words;

import type { Words } from '../define.ts';

export const words = {
  'errors.codes.section.foreign': {
    en: 'This part belongs to another {course}.',
    ar: 'هذا الجزء لا يتبع {theCourse}.',
  },
  'errors.codes.subsection.locked': { en: 'This lesson is not open yet.', ar: 'لم يُفتح هذا الدرس بعد.' },
  'errors.codes.subsection.finished-by-doing': {
    en: 'This lesson finishes when you submit or answer.',
    ar: 'يكتمل هذا الدرس بالتسليم أو بالإجابة.',
  },
  'errors.codes.subsection.kind-fixed': {
    en: 'The type of a lesson can’t be changed.',
    ar: 'لا يمكن تغيير نوع الدرس.',
  },
  'errors.codes.subsection.no-content': { en: 'This lesson has no content yet.', ar: 'لا محتوى في هذا الدرس بعد.' },
  'errors.codes.subsection.prerequisite-cycle': {
    en: 'These lessons would depend on each other.',
    ar: 'سيعتمد كلٌّ من هذه الدروس على الآخر.',
  },
  'search.groups.sections': { en: '{Modules}', ar: '{theModules}' },
  'search.groups.lessons': { en: 'Lessons', ar: 'الدروس' },
} as const satisfies Words;

import type { Words } from '../define.ts';

export const words = {
  'errors.codes.assignment.other-kind': { en: 'This lesson is not an assignment.', ar: 'هذا الدرس ليس واجبًا.' },
  'errors.codes.assignment.has-submissions': {
    en: 'Work has been submitted, so you can no longer switch between individual and group work.',
    ar: 'توجد تسليمات، فلم يعد ممكنًا التبديل بين العمل الفردي والجماعي.',
  },
  'errors.codes.assignment.has-marks': {
    en: 'Marking has started, so the points, the rubric and the number of markers can no longer be changed.',
    ar: 'بدأ التصحيح، فلم يعد ممكنًا تغيير الدرجة العظمى وسلّم التقدير وعدد المصحّحين.',
  },
  'errors.codes.assignment.has-work': {
    en: 'This lesson contains submitted work, so it can’t be deleted.',
    ar: 'في هذا الدرس أعمال مسلَّمة، فلا يمكن حذفه.',
  },
  'errors.codes.assignment.not-ready': {
    en: 'Some details are missing. Complete them before publishing.',
    ar: 'بعض البيانات ناقصة. أكملها قبل النشر.',
  },
  'errors.codes.assignment.not-released-by-hand': {
    en: 'The marks of this assignment are not released manually.',
    ar: 'لا تُعلن درجات هذا الواجب يدويًا.',
  },
  'errors.codes.assignment.not-open-yet': { en: 'This assignment is not open yet.', ar: 'لم يُفتح هذا الواجب بعد.' },
  'errors.codes.assignment.closed': {
    en: 'This assignment is closed. You can no longer submit.',
    ar: 'أُغلق هذا الواجب، ولم يعد التسليم ممكنًا.',
  },
  'errors.codes.assignment.no-group': {
    en: 'This is group work, and you are not in a group in this {course} yet.',
    ar: 'هذا عمل جماعي، ولست في أي مجموعة في {theCourse} بعد.',
  },
  'errors.codes.assignment.other-group': {
    en: 'You submitted with your previous group. That submission remains yours.',
    ar: 'سلّمت مع مجموعتك السابقة، ويبقى ذلك التسليم لك.',
  },
  'errors.codes.assignment.no-versions-left': {
    en: 'You have used all your submissions.',
    ar: 'استنفدت مرات التسليم المسموح بها.',
  },
  'errors.codes.assignment.resubmission-over': {
    en: 'The resubmission deadline has passed.',
    ar: 'انتهى موعد إعادة التسليم.',
  },
  'organization-settings.features.assignments': { en: 'Assignments', ar: 'الواجبات' },
  'organization-settings.featureTexts.assignments': {
    en: 'Work that {students} submit, marked by points or a rubric.',
    ar: 'أعمال تُسلَّم وتُصحَّح بالدرجات أو بسلّم تقدير.',
  },
  'organization-settings.featureWords.assignments': {
    en: 'homework submission task essay upload',
    ar: 'فروض مهمة تسليم بحث رفع',
  },
  'organization-settings.featureUses.assignments': {
    en: { one: '{count} assignment', other: '{count} assignments' },
    ar: {
      zero: 'لا واجبات',
      one: 'واجبًا واحدًا',
      two: 'واجبين',
      few: '{count} واجبات',
      many: '{count} واجبًا',
      other: '{count} واجب',
    },
  },
} as const satisfies Words;

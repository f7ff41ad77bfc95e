import type { Words } from '../define.ts';

/** Specializations in the studio: their list, form and groups of courses. */
export const words = {
  'specialization-desk.form.add': { en: 'New specialisation', ar: 'تخصّص جديد' },
  'specialization-desk.form.search': { en: 'Search specialisations', ar: 'البحث في التخصّصات' },
  'specialization-desk.form.empty': { en: 'No specialisations yet.', ar: 'لا تخصّصات بعد.' },
  'specialization-desk.form.courses': { en: '{Courses}', ar: '{theCourses}' },
  'specialization-desk.form.length': { en: 'Length', ar: 'المدّة' },
  'specialization-desk.form.orderHint': {
    en: 'In groups, each in the recommended order.',
    ar: 'في مجموعات، كلٌّ منها بالترتيب المقترح.',
  },
  'specialization-desk.form.group': { en: 'Group {number}', ar: 'المجموعة {number}' },
  'specialization-desk.form.groupTitle': { en: 'Group title', ar: 'عنوان المجموعة' },
  'specialization-desk.form.groupEmpty': { en: 'Nothing here yet', ar: 'لا شيء هنا بعد' },
  'specialization-desk.form.groupHole': {
    en: 'Each group needs a title and at least one {course}. Complete or remove those that lack one.',
    ar: 'لكل مجموعة عنوان و{course} على الأقل. أكمل الناقص منها أو احذفه.',
  },
  'specialization-desk.form.addGroup': { en: 'Add group', ar: 'إضافة مجموعة' },
  'specialization-desk.form.editGroup': { en: 'Edit group', ar: 'تعديل المجموعة' },
  'specialization-desk.form.editGroupNamed': { en: 'Edit {title}', ar: 'تعديل {title}' },
  'specialization-desk.form.removeGroup': { en: 'Remove {title}', ar: 'إزالة {title}' },
  'specialization-desk.form.intoGroup': { en: 'Group', ar: 'المجموعة' },
  'specialization-desk.form.needed': { en: 'Required', ar: 'المطلوب' },
  'specialization-desk.form.neededHint': {
    en: 'How many of its {courses} complete the group.',
    ar: 'عدد {theCoursesOblique} التي تكتمل بها المجموعة.',
  },
  'specialization-desk.form.neededLater': {
    en: 'With two or more {courses} you can ask for some of them only.',
    ar: 'عند إضافة أكثر من {course} يمكنك طلب بعضها فقط.',
  },
  'specialization-desk.form.neededAll': { en: 'All of these', ar: 'كلها مطلوبة' },
  'specialization-desk.form.neededSome': { en: '{needed} of {total}', ar: '{needed} من {total}' },
  'specialization-desk.form.byHand': { en: 'Issue certificates manually', ar: 'إصدار الشهادات يدويًا' },
  'specialization-desk.form.byHandHint': {
    en: 'Otherwise everyone who completes the specialisation is issued one at once.',
    ar: 'وإلا صدرت الشهادة فورًا لكل من يتم التخصّص.',
  },
  'specialization-desk.form.certificates': { en: 'Issued certificates', ar: 'الشهادات الصادرة' },
  'specialization-desk.form.addCourse': { en: 'Add {course}', ar: 'إضافة {course}' },
  'specialization-desk.form.addCoursePlaceholder': { en: 'Search catalogue', ar: 'البحث في الدليل' },
  'specialization-desk.form.removeCourse': { en: 'Remove {title}', ar: 'إزالة {title}' },
  'specialization-desk.form.shown': { en: 'Visible to {students}', ar: 'ظاهر {toTheStudents}' },
  'specialization-desk.form.shownHint': {
    en: 'Hidden specialisations are visible only here.',
    ar: 'لا تظهر التخصّصات المخفية إلا هنا.',
  },
  'specialization-desk.form.deleteText': {
    en: 'Its {courses} and everyone’s progress are kept.',
    ar: 'تبقى {theCourses} وتقدّم الجميع محفوظة.',
  },
  'specialization-desk.form.priceHint': {
    en: 'For all of its {courses} together. Leave empty if it is not sold as a whole.',
    ar: 'سعر واحد لكل ما في التخصّص. اتركه فارغًا إن كان لا يُباع كاملًا.',
  },
} as const satisfies Words;

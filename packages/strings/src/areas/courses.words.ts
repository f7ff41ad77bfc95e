import type { Words } from '../define.ts';

export const words = {
  'errors.codes.course.already-published': { en: 'Already published.', ar: 'تم النشر من قبل.' },
  'errors.codes.course.not-published': { en: 'Not published.', ar: 'غير منشور.' },
  'errors.codes.course.incomplete': {
    en: 'Some content is missing. Complete it before publishing.',
    ar: 'بعض المحتوى ناقص. أكمله قبل النشر.',
  },
  'errors.codes.course.lessons-empty': {
    en: 'Some lessons have no content yet. Add it or delete them before publishing.',
    ar: 'بعض الدروس بلا محتوى. أضف محتواها أو احذفها قبل النشر.',
  },
  'errors.codes.course.approval-required': {
    en: 'An administrator must approve this before it is published.',
    ar: 'يجب أن يوافق أحد المسؤولين قبل النشر.',
  },
  'errors.codes.course.approval-pending': { en: 'Approval has already been requested.', ar: 'طُلبت الموافقة من قبل.' },
  'errors.codes.course.not-pending': { en: 'Approval hasn’t been requested.', ar: 'لم تُطلب الموافقة.' },
  'errors.codes.course.has-enrolments': {
    en: 'It can’t be deleted while people are enrolled.',
    ar: 'لا يمكن الحذف مع وجود مسجّلين.',
  },
  'errors.codes.course.language-missing': {
    en: 'Add a title in at least one language.',
    ar: 'اكتب العنوان بلغة واحدة على الأقل.',
  },
  'errors.codes.category.in-use': { en: 'This category is in use.', ar: 'هذا التصنيف مستخدم.' },
  'errors.codes.category.name-taken': { en: 'A category with this name already exists.', ar: 'يوجد تصنيف بهذا الاسم.' },
  'organization-settings.features.anonymous-course-view': {
    en: 'Visitors can view {courses} without signing in',
    ar: 'السماح للزوّار بعرض {theCourses} دون تسجيل الدخول',
  },
  'organization-settings.features.all-courses': { en: 'All {courses} page', ar: 'صفحة كل {theCourses}' },
  'members.categories.courses': { en: '{Courses}', ar: '{theCourses}' },
  'members.permissions.organization_lms': { en: 'Learning', ar: 'التعلّم' },
  'members.permissions.organization_member_access_courses': {
    en: 'Access to {courses}',
    ar: 'الوصول إلى {theCourses}',
  },
  'notifications.kinds.course-approval': {
    en: 'There is an update on an approval.',
    ar: 'هناك تحديث بشأن طلب موافقة.',
  },
  'notifications.kinds.course': {
    en: 'There is an update in one of your {courses}.',
    ar: 'هناك تحديث في {theCourses}.',
  },
  'search.groups.courses': { en: '{Courses}', ar: '{theCourses}' },
  'organization-settings.featureTexts.anonymous-course-view': {
    en: 'Visitors see the catalogue and the page of each {course}.',
    ar: 'يرى الزوّار الدليل وصفحة كل {course}.',
  },
  'organization-settings.featureWords.anonymous-course-view': {
    en: 'public guest anonymous catalogue',
    ar: 'عام ضيف زائر دليل',
  },
  'organization-settings.featureTexts.all-courses': {
    en: 'The catalogue, with search and filters.',
    ar: 'الدليل مع البحث والتصفية.',
  },
  'organization-settings.featureWords.all-courses': {
    en: 'catalogue browse explore list',
    ar: 'دليل تصفّح استكشاف قائمة',
  },
} as const satisfies Words;

import type { Words } from '../define.ts';

/** Staff add people to a course or an event. */
export const words = {
  'errors.codes.learner-addition.list-too-long': {
    en: 'Lists can have 5,000 people. Add them in parts.',
    ar: 'الحد الأقصى للقائمة ٥٠٠٠ شخص. أضفهم على دفعات.',
  },
  'errors.codes.learner-addition.undo-over': {
    en: 'This can be undone for 30 minutes only. Remove people one by one.',
    ar: 'يمكن التراجع خلال ٣٠ دقيقة فقط. أزل الأشخاص واحدًا واحدًا.',
  },
  'errors.codes.enrolment.course-not-out': {
    en: 'Publish this {course} before adding {students}.',
    ar: 'انشر {theCourse} قبل إضافة {theStudentsOblique}.',
  },
  'notifications.templates.25.added': {
    en: '{person} added you to “{courseTitle}”.',
    ar: 'تمت إضافتك إلى «{courseTitle}» من {person}.',
  },
  'notifications.templates.25.added-note': {
    en: '{person} added you to “{courseTitle}”: {note}',
    ar: 'تمت إضافتك إلى «{courseTitle}» من {person}: {note}',
  },
  'notifications.templates.2.added': {
    en: '{person} added you to “{event}” ({time}). Your ticket is ready.',
    ar: 'تمت إضافتك إلى «{event}» ({time}) من {person}. تذكرتك جاهزة.',
  },
  'notifications.templates.2.added-note': {
    en: '{person} added you to “{event}” ({time}): {note}',
    ar: 'تمت إضافتك إلى «{event}» ({time}) من {person}: {note}',
  },
  'notifications.templates.2.added-waiting': {
    en: '{person} put you on the waiting list of “{event}” ({time}).',
    ar: 'تمت إضافتك إلى قائمة انتظار «{event}» ({time}) من {person}.',
  },
  'studio.learners.add': { en: 'Add {students}', ar: 'إضافة {theStudentsOblique}' },
  'studio.learners.addPeople': { en: 'Add people', ar: 'إضافة أشخاص' },
  'studio.learners.addToCourse': { en: 'Add to a {course}', ar: 'إضافة إلى {theCourses}' },
  'add-learners.title': { en: 'Add to “{title}”', ar: 'إضافة إلى «{title}»' },
  'add-learners.fields.find': { en: 'People', ar: 'الأشخاص' },
  'add-learners.fields.findHint': {
    en: 'Names or emails. Paste a list or drop a file of up to 5,000 rows, with or without column headings.',
    ar: 'أسماء أو عناوين بريد. يمكنك لصق قائمة أو إفلات ملف حتى ٥٠٠٠ صف، برؤوس أعمدة أو دونها.',
  },
  'add-learners.fields.address': { en: 'Add this email', ar: 'إضافة هذا البريد' },
  'add-learners.list': {
    en: { one: 'Pasted list: {count} person', other: 'Pasted list: {count} people' },
    ar: {
      zero: 'قائمة ملصقة: لا أشخاص فيها',
      one: 'قائمة ملصقة: شخص واحد',
      two: 'قائمة ملصقة: شخصان',
      few: 'قائمة ملصقة: {count} أشخاص',
      many: 'قائمة ملصقة: {count} شخصًا',
      other: 'قائمة ملصقة: {count} شخص',
    },
  },
  'add-learners.file': {
    en: { one: '{name}: {count} person', other: '{name}: {count} people' },
    ar: {
      zero: '{name}: لا أشخاص فيه',
      one: '{name}: شخص واحد',
      two: '{name}: شخصان',
      few: '{name}: {count} أشخاص',
      many: '{name}: {count} شخصًا',
      other: '{name}: {count} شخص',
    },
  },
  'add-learners.fields.note': { en: 'Reason', ar: 'السبب' },
  'add-learners.fields.noteHint': {
    en: 'The people you add see this and your name.',
    ar: 'يظهر هذا مع اسمك لمن تضيفهم.',
  },
  'add-learners.chosen': { en: 'Chosen people', ar: 'الأشخاص المختارون' },
  'add-learners.isIn': { en: '{name} (already in)', ar: '{name} (مضاف سابقًا)' },
  'add-learners.columns.person': { en: 'Person', ar: 'الشخص' },
  'add-learners.columns.outcome': { en: 'Outcome', ar: 'النتيجة' },
  'add-learners.preview': { en: 'Preview', ar: 'معاينة' },
  'add-learners.result': { en: 'Result', ar: 'النتيجة' },
  'add-learners.progress': { en: 'Adding people', ar: 'جارٍ إضافة الأشخاص' },
  'add-learners.willAdd': {
    en: { one: '{count} person will be added.', other: '{count} people will be added.' },
    ar: {
      zero: 'لن يُضاف أحد.',
      one: 'سيُضاف شخص واحد.',
      two: 'سيُضاف شخصان.',
      few: 'سيُضاف {count} أشخاص.',
      many: 'سيُضاف {count} شخصًا.',
      other: 'سيُضاف {count} شخص.',
    },
  },
  'add-learners.add': {
    en: { one: 'Add {count} person', other: 'Add {count} people' },
    ar: {
      zero: 'إضافة',
      one: 'إضافة شخص واحد',
      two: 'إضافة شخصين',
      few: 'إضافة {count} أشخاص',
      many: 'إضافة {count} شخصًا',
      other: 'إضافة {count} شخص',
    },
  },
  'add-learners.added': {
    en: { one: '{count} person was added.', other: '{count} people were added.' },
    ar: {
      zero: 'لم يُضف أحد.',
      one: 'أُضيف شخص واحد.',
      two: 'أُضيف شخصان.',
      few: 'أُضيف {count} أشخاص.',
      many: 'أُضيف {count} شخصًا.',
      other: 'أُضيف {count} شخص.',
    },
  },
  'add-learners.undone': {
    en: { one: '{count} person was removed again.', other: '{count} people were removed again.' },
    ar: {
      zero: 'لم يُزل أحد.',
      one: 'أُزيل شخص واحد.',
      two: 'أُزيل شخصان.',
      few: 'أُزيل {count} أشخاص.',
      many: 'أُزيل {count} شخصًا.',
      other: 'أُزيل {count} شخص.',
    },
  },
  'add-learners.undoHint': {
    en: 'You can undo this until {time}. Invitations that were sent stay valid.',
    ar: 'يمكنك التراجع حتى {time}. تبقى الدعوات المرسلة سارية.',
  },
  'add-learners.stopped': {
    en: 'Not everyone was added. Add the rest again: no one is added twice.',
    ar: 'لم يُضف الجميع. أعد إضافة الباقين، ولن يُضاف أحد مرتين.',
  },
  'add-learners.more': { en: 'The first {shown} of {total} are shown.', ar: 'المعروض أول {shown} من أصل {total}.' },
  'add-learners.notices.PRICED': {
    en: 'Enrolment has a price. People you add don’t pay.',
    ar: 'التسجيل برسوم، ومن تضيفه لا يدفع.',
  },
  'add-learners.notices.BY_INVITATION': {
    en: 'People can’t enrol themselves. They join when you add them.',
    ar: 'لا يسجّل أحد نفسه هنا، بل ينضم من تضيفه.',
  },
  'add-learners.notices.NOT_OPEN': {
    en: 'Enrolment isn’t open yet. People you add can start now.',
    ar: 'لم يُفتح التسجيل بعد. يمكن لمن تضيفه أن يبدأ الآن.',
  },
  'add-learners.notices.CLOSED': {
    en: 'Enrolment is closed. People you add still join.',
    ar: 'التسجيل مغلق، ومع ذلك ينضم من تضيفه.',
  },
  'add-learners.outcomes.ADDED': { en: 'Will be added', ar: 'سيُضاف' },
  'add-learners.outcomes.WAITLISTED': { en: 'Full: waiting list', ar: 'اكتمل العدد: قائمة الانتظار' },
  'add-learners.outcomes.INVITED': { en: 'Not a member: will be invited', ar: 'ليس عضوًا: ستُرسل دعوة' },
  'add-learners.outcomes.ALREADY': { en: 'Already in', ar: 'مضاف سابقًا' },
  'add-learners.outcomes.DUPLICATE': { en: 'Already listed above', ar: 'ورد أعلاه' },
  'add-learners.outcomes.BAD_ADDRESS': { en: 'Invalid email', ar: 'بريد غير صحيح' },
  'add-learners.outcomes.UNKNOWN': { en: 'No one by this name', ar: 'لا أحد بهذا الاسم' },
  'add-learners.outcomes.AMBIGUOUS': {
    en: 'Several people have this name: use the email',
    ar: 'أكثر من شخص بهذا الاسم: استخدم البريد',
  },
  'add-learners.outcomes.NOT_MEMBER': {
    en: 'Not a member, and you can’t invite people',
    ar: 'ليس عضوًا، ولا تملك صلاحية الدعوة',
  },
  'add-learners.outcomes.INACTIVE': { en: 'The account is not active', ar: 'الحساب غير مفعّل' },
  'add-learners.outcomes.NO_ACCESS': { en: 'Has no access to this area', ar: 'لا يملك صلاحية الوصول إلى هذا القسم' },
  'add-learners.done.ADDED': { en: 'Added', ar: 'أُضيف' },
  'add-learners.done.WAITLISTED': { en: 'On the waiting list', ar: 'في قائمة الانتظار' },
  'add-learners.done.INVITED': { en: 'Added and invited', ar: 'أُضيف وأُرسلت دعوة' },
  'course-overview.addedBy': { en: '{person} added you', ar: 'تمت إضافتك من {person}' },
} as const satisfies Words;

import type { ArabicOf } from '../define.ts';
import type { messages as english } from './announcements.en.ts';

export const messages = {
  'announcements.titles.list': 'الإعلانات',
  'announcements.titles.new': 'إعلان جديد',
  'announcements.titles.edit': 'تعديل الإعلان',
  'announcements.titles.readers': 'من قرأه',

  'announcements.fields.title': 'العنوان',
  'announcements.fields.text': 'النص',
  'announcements.fields.sendMail': 'إرسال بالبريد أيضًا',
  'announcements.fields.publishAt': 'موعد النشر',
  'announcements.fields.publishLater': 'النشر لاحقًا',
  'announcements.fields.publishLaterHint': 'يُنشر تلقائيًا في موعده، ويمكنك تعديله أو إلغاؤه حتى ذلك الحين.',
  'announcements.fields.zone': 'بتوقيت مؤسستك: {zone}',

  'announcements.actions.write': 'كتابة إعلان',
  'announcements.actions.publish': 'نشر',
  'announcements.actions.schedule': 'جدولة',
  'announcements.actions.unschedule': 'إلغاء النشر المجدول',
  'announcements.actions.showReaders': 'عرض من قرأه',
  'announcements.actions.remind': 'تذكير من لم يقرأه',
  'announcements.actions.saveDraft': 'حفظ في المسودات',
  'announcements.actions.back': 'كل الإعلانات',

  'announcements.labels.by': '{name}، {time}',
  'announcements.labels.edited': 'معدّل',
  'announcements.labels.unread': 'جديد',
  'announcements.labels.readBy': 'قرأه {read} من {of}',

  'announcements.states.scheduled': 'موعد النشر: {date}',
  'announcements.messages.published': 'تم نشر الإعلان.',
  'announcements.messages.scheduled': 'سيُنشر الإعلان في {date}.',
  'announcements.messages.unscheduled': 'أُلغيت الجدولة وعاد الإعلان إلى المسودات.',
  'announcements.messages.reminded': {
    zero: 'لم يُرسل التذكير إلى أحد.',
    one: 'أُرسل التذكير إلى شخص واحد.',
    two: 'أُرسل التذكير إلى شخصين.',
    few: 'أُرسل التذكير إلى {count} أشخاص.',
    many: 'أُرسل التذكير إلى {count} شخصًا.',
    other: 'أُرسل التذكير إلى {count} شخص.',
  },
  'announcements.messages.saved': 'تم حفظ الإعلان.',
  'announcements.messages.deleted': 'تم حذف الإعلان.',

  'announcements.dialogs.deleteTitle': 'هل تريد حذف هذا الإعلان؟',
  'announcements.dialogs.deleteText': 'سيُحذف من القائمة، ولن تُسترد الرسائل المرسلة.',

  'announcements.empty.list': 'لا توجد إعلانات بعد.',
  'announcements.filters.unread': 'لم يقرؤوه ({number})',
  'announcements.filters.read': 'قرؤوه ({number})',
  'announcements.filters.search': 'بحث بالاسم',

  'announcements.empty.READ': 'لم يقرأه أحد بعد.',
  'announcements.empty.UNREAD': 'قرأه الجميع.',
  'announcements.empty.noSuchReader': 'لا أحد هنا بهذا الاسم.',
  'announcements.empty.writer': 'شارك الجديد مع الجميع.',
} as const satisfies ArabicOf<typeof english>;

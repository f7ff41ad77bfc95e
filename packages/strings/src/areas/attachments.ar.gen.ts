// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './attachments.en.gen.ts';

export const messages = {
  "attachments.menu.files": "الملفات",
  "attachments.list.title": "الملفات",
  "attachments.list.below": {
    "zero": "لا ملفات أسفل الدرس",
    "one": "ملف واحد أسفل الدرس",
    "two": "ملفان أسفل الدرس",
    "few": "{count} ملفات أسفل الدرس",
    "many": "{count} ملفًا أسفل الدرس",
    "other": "{count} ملف أسفل الدرس"
  },
  "attachments.list.link": "رابط",
  "attachments.list.open": "فتح «{name}» في علامة تبويب جديدة",
  "attachments.list.download": "تنزيل «{name}»",
  "attachments.list.preview": "معاينة «{name}»",
  "attachments.kinds.IMAGE": "صورة",
  "attachments.kinds.VIDEO": "فيديو",
  "attachments.kinds.AUDIO": "صوت",
  "attachments.kinds.DOCUMENT": "مستند",
  "attachments.kinds.SHEET": "جدول بيانات",
  "attachments.kinds.SLIDES": "عرض تقديمي",
  "attachments.kinds.TEXT": "نص",
  "attachments.kinds.ARCHIVE": "أرشيف",
  "attachments.kinds.OTHER": "ملف",
  "attachments.desk.courseHint": "مواد وروابط عامة، يجدها {theStudents} في صفحة معلومات {theCourse}.",
  "attachments.desk.lessonHint": "يجدها {theStudents} أسفل الدرس متى فُتح لهم.",
  "attachments.desk.drop": "أفلت الملفات هنا",
  "attachments.desk.kinds": "مستندات أو صور أو صوت أو فيديو أو أرشيف مضغوط",
  "attachments.desk.addLink": "إضافة رابط",
  "attachments.desk.chooseFile": "اختيار من ملفاتك",
  "attachments.desk.edit": "تعديل «{name}»",
  "attachments.desk.editFile": "تعديل الملف",
  "attachments.desk.editLink": "تعديل الرابط",
  "attachments.desk.remove": "إزالة «{name}»",
  "attachments.desk.removed": "أُزيل «{name}».",
  "attachments.desk.replace": "استبدال الملف",
  "attachments.desk.name": "الاسم",
  "attachments.desk.address": "العنوان",
  "attachments.desk.language": "اللغة",
  "attachments.desk.noLanguage": "لا ترتبط بلغة",
  "attachments.desk.noFiles": "ليست لديك ملفات بعد.",
  "attachments.desk.search": "البحث في ملفاتك"
} as const satisfies ArabicOf<typeof english>;

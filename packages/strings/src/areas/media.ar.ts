import type { ArabicOf } from '../define.ts';
import type { messages as english } from './media.en.ts';

export const messages = {
  'media.titles.library': 'ملفاتي',
  'media.titles.upload': 'رفع',

  'media.kinds.image': 'صورة',
  'media.kinds.video': 'فيديو',
  'media.kinds.audio': 'تسجيل صوتي',
  'media.kinds.document': 'مستند',
  'media.kinds.captions': 'ترجمة مصاحبة',
  'media.kinds.font': 'خط',
  'media.kinds.archive': 'ملف مضغوط',

  'media.actions.choose': 'اختيار ملف',
  'media.actions.chooseMany': 'اختيار ملفات',
  'media.actions.fromLibrary': 'الاختيار من ملفاتي',
  'media.actions.replace': 'استبدال',
  'media.actions.remove': 'إزالة',
  'media.actions.pause': 'إيقاف الرفع مؤقتًا',
  'media.actions.resume': 'استئناف الرفع',
  'media.actions.cancel': 'إلغاء الرفع',
  'media.actions.retry': 'إعادة المحاولة',
  'media.actions.crop': 'قص',

  'media.hints.drop': 'أفلت ملفًا هنا، أو اختر واحدًا',
  'media.hints.dropNow': 'أفلت لبدء الرفع',
  'media.hints.accepted': 'المقبول: {types}',
  'media.hints.maximum': 'بحد أقصى {size}',
  'media.hints.altText': 'صف الصورة في جملة واحدة.',

  'media.labels.altText': 'النص البديل',
  'media.labels.name': 'اسم الملف',
  'media.labels.size': 'الحجم',
  'media.labels.type': 'النوع',
  'media.labels.uploaded': 'تاريخ الرفع',
  'media.labels.dimensions': '{width} × {height}',

  'media.states.waiting': 'في الانتظار',
  'media.states.uploading': 'جارٍ الرفع: {percent}',
  'media.states.uploadedOf': '{done} من {total}',
  'media.states.paused': 'متوقّف مؤقتًا',
  'media.states.processing': 'تجري المعالجة…',
  'media.states.ready': 'جاهز',
  'media.states.failed': 'فشل الرفع',
  'media.states.remaining': 'الوقت المتبقي تقريبًا: {time}',
  'media.states.resuming': 'عاد الاتصال. جارٍ الاستئناف…',

  'media.messages.uploaded': 'تم رفع {name}.',
  'media.messages.removed': 'تمت إزالة {name}.',
  'media.messages.replaced': 'تم استبدال الملف.',
  'media.messages.tooLarge': 'حجم {name} كبير جدًا. الحد الأقصى {size}.',
  'media.messages.wrongType': 'نوع {name} غير مدعوم.',
  'media.messages.leaveWhileUploading': 'ما زال الرفع جاريًا. إن غادرت فسيتوقّف مؤقتًا، ويمكنك استئنافه لاحقًا.',

  'media.counts.files': {
    zero: 'لا ملفات',
    one: 'ملف واحد',
    two: 'ملفان',
    few: '{count} ملفات',
    many: '{count} ملفًا',
    other: '{count} ملف',
  },
  'media.empty.library': 'لم ترفع أي ملف بعد.',
} as const satisfies ArabicOf<typeof english>;

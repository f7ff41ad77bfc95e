import type { ArabicOf } from '../define.ts';
import type { messages as english } from './annotations.en.ts';

export const messages = {
  'annotations.titles.comments': {
    zero: 'لا تعليقات',
    one: 'تعليق واحد',
    two: 'تعليقان',
    few: '{count} تعليقات',
    many: '{count} تعليقًا',
    other: '{count} تعليق',
  },

  'annotations.tools.SELECT': 'اختيار العلامات',
  'annotations.tools.NOTE': 'ملاحظة',
  'annotations.tools.HIGHLIGHT': 'تظليل',
  'annotations.tools.BOX': 'إطار',
  'annotations.tools.INK': 'رسم',
  'annotations.kinds.NOTE': 'ملاحظة',
  'annotations.kinds.HIGHLIGHT': 'تظليل',
  'annotations.kinds.BOX': 'إطار',
  'annotations.kinds.INK': 'رسم',
  'annotations.colors.YELLOW': 'أصفر',
  'annotations.colors.GREEN': 'أخضر',
  'annotations.colors.BLUE': 'أزرق',
  'annotations.colors.RED': 'أحمر',
  'annotations.colors.VIOLET': 'بنفسجي',

  'annotations.labels.tools': 'الأدوات',
  'annotations.labels.toolWithKey': '{tool} ({key})',
  'annotations.labels.color': 'اللون',
  'annotations.labels.zoom': 'التكبير',
  'annotations.labels.page': 'الصفحة',
  'annotations.labels.ofPages': 'من {pages}',
  'annotations.labels.pages': 'صفحات الملف',
  'annotations.labels.comments': 'التعليقات',
  'annotations.labels.mark': '{number}: {kind}، الصفحة {page}.',
  'annotations.labels.noComment': 'بلا تعليق.',
  'annotations.labels.kindOnPage': '{kind}، الصفحة {page}',
  'annotations.labels.commentOn': 'التعليق {number}',
  'annotations.labels.aim': '{x} من اليسار، {y} من الأعلى',

  'annotations.fields.comment': 'أضف تعليقًا',

  'annotations.actions.smaller': 'تصغير',
  'annotations.actions.larger': 'تكبير',
  'annotations.actions.fit': 'ملاءمة العرض',
  'annotations.actions.remove': 'حذف العلامة',

  'annotations.hints.keys':
    'تنقّل بمفاتيح الأسهم ثم اضغط {enter} لوضع ملاحظة؛ وتمتد بقية العلامات من النقطة الأولى إلى الثانية. اضغط {escape} للإلغاء.',

  'annotations.empty.editable': 'اختر أداة وضع علامة على الصفحة، وستظهر تعليقاتك هنا.',
  'annotations.empty.readOnly': 'لا علامات في هذا الملف.',

  'annotations.messages.failed': 'يتعذّر عرض هذا الملف هنا',
  'annotations.messages.failedText': 'قد يكون تالفًا أو محميًا بكلمة مرور. يمكنك تنزيله بدلًا من ذلك.',
  'annotations.messages.pageFailed': 'تعذّر عرض هذه الصفحة.',
  'annotations.messages.full': {
    zero: 'لا علامات.',
    one: 'بلغ الملف حدّه الأقصى: علامة واحدة.',
    two: 'بلغ الملف حدّه الأقصى: علامتان.',
    few: 'بلغ الملف حدّه الأقصى: {count} علامات.',
    many: 'بلغ الملف حدّه الأقصى: {count} علامة.',
    other: 'بلغ الملف حدّه الأقصى: {count} علامة.',
  },
} as const satisfies ArabicOf<typeof english>;

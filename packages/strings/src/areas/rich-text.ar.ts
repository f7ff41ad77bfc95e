import type { ArabicOf } from '../define.ts';
import type { messages as english } from './rich-text.en.ts';

export const messages = {
  'rich-text.tools.toolbar': 'التنسيق',
  'rich-text.tools.bold': 'غامق',
  'rich-text.tools.italic': 'مائل',
  'rich-text.tools.underline': 'تسطير',
  'rich-text.tools.paragraph': 'فقرة',
  'rich-text.tools.heading': 'عنوان من المستوى {level}',
  'rich-text.tools.bulletList': 'قائمة نقطية',
  'rich-text.tools.orderedList': 'قائمة مرقّمة',
  'rich-text.tools.quote': 'اقتباس',
  'rich-text.tools.link': 'رابط',
  'rich-text.tools.linkAddress': 'عنوان الرابط',
  'rich-text.tools.linkHint': 'العنوان كاملًا بدءًا من https. يكفي المسار لصفحات هذا الموقع.',
  'rich-text.tools.removeLink': 'إزالة الرابط',
  'rich-text.tools.undo': 'تراجع',
  'rich-text.tools.redo': 'إعادة',
  'rich-text.tools.apply': 'تطبيق',
  'rich-text.tools.style': 'نمط الفقرة',
  'rich-text.formula.title': 'معادلة',
  'rich-text.formula.hint': 'تُكتب بصيغة LaTeX',
  'rich-text.formula.block': 'في سطر مستقل',
  'rich-text.formula.preview': 'معاينة',
  'rich-text.formula.insert': 'إدراج',
} as const satisfies ArabicOf<typeof english>;

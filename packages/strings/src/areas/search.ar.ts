import type { ArabicOf } from '../define.ts';
import type { messages as english } from './search.en.ts';

export const messages = {
  'search.titles.page': 'البحث',
  'search.titles.palette': 'الانتقال إلى',
  'search.fields.placeholder': 'ابحث في {theCourses} والدروس والأشخاص…',
  'search.fields.palettePlaceholder': 'إلى أين تودّ الذهاب؟',
  'search.hints.shortcut': 'اضغط {shortcut} للبحث من أي مكان',
  'search.hints.navigate': 'استخدم الأسهم للتنقّل، ومفتاح الإدخال للفتح، ومفتاح الهروب للإغلاق',
  'search.hints.minimum': {
    zero: 'اكتب ما تبحث عنه',
    one: 'اكتب حرفًا واحدًا على الأقل',
    two: 'اكتب حرفين على الأقل',
    few: 'اكتب {count} أحرف على الأقل',
    many: 'اكتب {count} حرفًا على الأقل',
    other: 'اكتب {count} حرف على الأقل',
  },

  'search.groups.pages': 'الصفحات',
  'search.groups.actions': 'الإجراءات',
  'search.groups.recent': 'عمليات البحث الأخيرة',

  'search.counts.results': {
    zero: 'لا نتائج',
    one: 'نتيجة واحدة',
    two: 'نتيجتان',
    few: '{count} نتائج',
    many: '{count} نتيجة',
    other: '{count} نتيجة',
  },
  'search.labels.inCourse': 'في {title}',
  'search.actions.allResults': 'عرض كل النتائج',
  'search.actions.clearRecent': 'مسح عمليات البحث الأخيرة',
  'search.states.searching': 'جارٍ البحث…',
  'search.empty.title': 'لا نتائج عن «{query}»',
  'search.empty.paletteHint': 'تحقّق من الإملاء، أو جرّب كلمات أقل.',
  'search.empty.hint': 'تحقّق من الإملاء، أو جرّب كلمات أقل، أو تصفّح كل ما لدينا.',
  'search.near.hint': 'لا نتائج مطابقة لـ«{query}» تمامًا، وهذه أقربها:',
  'search.empty.start': 'عمّ تبحث؟',
} as const satisfies ArabicOf<typeof english>;

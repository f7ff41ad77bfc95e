import type { ArabicOf } from '../define.ts';
import type { messages as english } from './search.en.ts';

export const messages = {
  'search.titles.page': 'البحث',
  'search.titles.palette': 'الانتقال إلى',
  'search.fields.placeholder': 'ابحث في {theCourses} والدروس والأشخاص…',
  'search.fields.palettePlaceholder': 'إلى أين تودّ الذهاب؟',
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

  'search.words.grades': 'درجات، الدرجات، درجاتي، درجة، علامات، العلامات، علاماتي، نتائج، النتائج، كشف الدرجات',
  'search.words.certificates': 'شهادات، الشهادات، شهادة، الشهادة، شهاداتي',
  'search.words.progress': 'تقدّم، التقدّم، تقدّمي، إحصاءات، الإحصاءات',
  'search.words.calendar': 'تقويم، التقويم، مواعيد، المواعيد، موعد التسليم، مطلوب، المطلوب، جدول، الجدول',
  'search.words.checklist': 'قائمة المهام، مهام، المهام، مهامي',
  'search.words.favorites': 'مفضّلة، المفضّلة، مفضّلتي، محفوظات، المحفوظات، أعجبني',
  'search.words.catalogue': 'تصفّح، استكشاف، استكشف، دليل',
  'search.words.profile': 'ملف شخصي، الملف الشخصي، ملفي الشخصي، بياناتي، البيانات، الاسم، الصورة، صورتي، الهاتف، حسابي',
  'search.words.security':
    'كلمة المرور، كلمة السر، تغيير كلمة المرور، الأمان، البريد الإلكتروني، التحقّق بخطوتين، الجلسات، الأجهزة',
  'search.words.notifications': 'إشعارات، الإشعارات، إشعار، تنبيهات، التنبيهات',
  'search.words.notificationSettings': 'إشعارات، الإشعارات، إعدادات الإشعارات، تنبيهات، التنبيهات، رسائل البريد، تذكير',
  'search.words.preferences':
    'تفضيلات، التفضيلات، إعدادات، الإعدادات، لغة، اللغة، المظهر، الوضع الداكن، الأصوات، الهدف',
  'search.words.account': 'حذف الحساب، حذف حسابي، إغلاق الحساب، إلغاء الحساب',
  'search.words.language': 'لغة، اللغة، تغيير اللغة، ترجمة',
  'search.words.scheme': 'الوضع الداكن، الوضع الفاتح، الوضع الليلي',
  'search.words.signOut': 'خروج، الخروج، تسجيل خروج',

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
  'search.empty.title': 'لا نتائج عن «{query}»',
  'search.empty.paletteHint': 'تحقّق من الإملاء، أو جرّب كلمات أقل.',
  'search.empty.hint': 'تحقّق من الإملاء، أو جرّب كلمات أقل، أو تصفّح كل ما لدينا.',
  'search.near.hint': 'لا نتائج مطابقة لـ«{query}» تمامًا، وهذه أقربها:',
  'search.empty.start': 'عمّ تبحث؟',
} as const satisfies ArabicOf<typeof english>;

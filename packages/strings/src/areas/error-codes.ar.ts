import type { ArabicOf } from '../define.ts';
import type { messages as english } from './error-codes.en.ts';

export const messages = {
  'errors.codes.auth-001': 'هذا الحساب معطّل. تواصل مع مؤسستك.',
  'errors.codes.auth-002': 'لست عضوًا في هذه المؤسسة.',
  'errors.codes.auth-003': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'errors.codes.auth-004': {
    zero: 'محاولات كثيرة. أعد المحاولة بعد قليل.',
    one: 'محاولات كثيرة. أعد المحاولة بعد دقيقة واحدة.',
    two: 'محاولات كثيرة. أعد المحاولة بعد دقيقتين.',
    few: 'محاولات كثيرة. أعد المحاولة بعد {count} دقائق.',
    many: 'محاولات كثيرة. أعد المحاولة بعد {count} دقيقة.',
    other: 'محاولات كثيرة. أعد المحاولة بعد {count} دقيقة.',
  },
  'errors.codes.auth-005': 'اختر كلمة مرور جديدة للمتابعة.',
  'errors.codes.auth-006': 'لم تعد جلستك صالحة. سجّل الدخول مرة أخرى.',
  'errors.codes.auth-007': 'انتهت جلستك. سجّل الدخول مرة أخرى.',
  'errors.codes.auth-008': 'الرمز غير صحيح أو انتهت صلاحيته.',
  'errors.codes.auth-009': 'حسابك بانتظار موافقة أحد المسؤولين.',
  'errors.codes.auth-010': 'أكّد بريدك الإلكتروني أولًا. تجد الرابط في صندوق الوارد.',

  'errors.codes.not-authenticated': 'سجّل الدخول أولًا.',
  'errors.codes.not-allowed': 'ليست لديك صلاحية لهذا الإجراء.',
  'errors.codes.not-found': 'لم نعثر على هذا العنصر، وربما حُذف.',
  'errors.codes.conflict': 'عدّل شخص آخر هذا العنصر. أعد التحميل ثم حاول مجددًا.',
  'errors.codes.too-many-requests': 'طلبات كثيرة. انتظر لحظة ثم أعد المحاولة.',
  'errors.codes.method-not-allowed': 'لا يمكن تنفيذ هذا الإجراء هنا.',
  'errors.codes.payload-too-large': 'الحجم أكبر من المسموح.',
  'errors.codes.unsupported-media-type': 'هذا النوع من المحتوى غير مدعوم.',
  'errors.codes.csrf': 'هذه الصفحة قديمة. أعد تحميلها ثم حاول مجددًا.',
  'errors.codes.unavailable': 'الخدمة مشغولة حاليًا. أعد المحاولة بعد قليل.',
  'errors.codes.html.too-deep': 'عناصر هذا النص متداخلة أكثر من المسموح (الحد {most}). بسِّط تنسيقه.',
  'errors.codes.html.too-many-elements': 'عناصر هذا النص كثيرة (الحد {most}). قسِّمه أو ألصقه دون تنسيق.',
  'errors.codes.html.too-many-attributes': 'لأحد عناصر هذا النص خصائص كثيرة (الحد {most}). ألصق النص دون تنسيق.',
  'errors.codes.html.too-many-formulas': 'صيغ هذا النص الرياضية كثيرة (الحد {most}). قسِّمه.',
  'errors.codes.too-complex': 'تستغرق معالجة هذا المحتوى وقتًا طويلًا. اختصره أو بسِّطه.',
  'errors.codes.internal': 'حدث خطأ ما.',
} as const satisfies ArabicOf<typeof english>;

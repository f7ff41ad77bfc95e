import type { ArabicOf } from '../define.ts';
import type { messages as english } from './email-change.en.ts';

export const messages = {
  'email-change.page.introOld': 'وصلنا طلب لتغيير بريد حسابك إلى {email}. لا تؤكّد إلا إذا كان الطلب منك.',
  'email-change.page.introNew': 'أكّد أن {email} لك وأنك تريده بريدًا لحسابك.',
  'email-change.page.introObjection':
    'طلب أحد المسؤولين تغيير بريد حسابك إلى {email}. إن كنت لا تريد ذلك، فاعترض قبل {time}.',
  'email-change.page.confirm': 'تأكيد',
  'email-change.page.reject': 'لم أطلب ذلك',
  'email-change.page.object': 'الاعتراض',
  'email-change.page.doneTitle': 'تغيّر بريدك',
  'email-change.page.doneText': 'من الآن فصاعدًا تسجّل الدخول بالبريد {email}، وكلمة مرورك لم تتغيّر.',
  'email-change.page.waitingTitle': 'شكرًا لك، تم التأكيد',
  'email-change.page.waitingForOther': 'افتح الآن الرابط في البريد الآخر أيضًا.',
  'email-change.page.waitingForObjections': 'يتغيّر البريد في {time} ما لم يعترض أحد من البريد القديم قبل ذلك.',
  'email-change.page.rejectedTitle': 'لن يتغيّر شيء',
  'email-change.page.rejectedText': 'يبقى بريد حسابك كما هو. إن لم تكن تتوقّع ذلك، فاختر كلمة مرور جديدة.',
  'email-change.page.overTitle': 'لم يعد ذلك ممكنًا',
  'email-change.page.overText': 'ربما استُخدم الرابط من قبل أو انتهت مدّته، أو أُلغي التغيير.',
} as const satisfies ArabicOf<typeof english>;

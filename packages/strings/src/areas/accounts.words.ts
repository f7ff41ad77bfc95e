import type { Words } from '../define.ts';

export const words = {
  'errors.codes.registration.closed': {
    en: 'This organisation doesn’t accept registrations.',
    ar: 'لا تستقبل هذه المؤسسة طلبات التسجيل.',
  },
  'errors.codes.registration.email-taken': {
    en: 'This email can’t be used for a new account.',
    ar: 'لا يمكن استخدام هذا البريد لإنشاء حساب جديد هنا.',
  },
  'errors.codes.password.same-as-old': {
    en: 'Your new password must be different from the old one.',
    ar: 'يجب أن تختلف كلمة المرور الجديدة عن القديمة.',
  },
  'errors.codes.password.old-wrong': { en: 'The current password is incorrect.', ar: 'كلمة المرور الحالية غير صحيحة.' },
  'errors.codes.token.invalid': {
    en: 'This link no longer works. Request a new one.',
    ar: 'لم يعد هذا الرابط صالحًا. اطلب رابطًا جديدًا.',
  },
  'errors.codes.registration.type-fixed': {
    en: 'The type of a question can’t be changed once it has been answered.',
    ar: 'لا يمكن تغيير نوع السؤال بعد الإجابة عنه.',
  },
  'errors.codes.invitation.expired': {
    en: 'This invitation has expired. Ask for a new one.',
    ar: 'انتهت صلاحية الدعوة. اطلب دعوة جديدة.',
  },
  'errors.codes.email-change.same-address': {
    en: 'This is already the email of the account.',
    ar: 'هذا هو بريد الحساب الحالي.',
  },
  'errors.codes.email-change.address-unavailable': {
    en: 'This email can no longer be used for the account. Nothing has changed; choose another one.',
    ar: 'لم يعد من الممكن استخدام هذا البريد لهذا الحساب. لم يتغيّر شيء؛ اختر بريدًا آخر.',
  },
  'errors.codes.email-change.person-only': {
    en: 'This account also belongs to other organisations, so only its owner can change the email, in their profile under Security.',
    ar: 'لا يخصّ هذا الحساب مؤسستك وحدها، لذا لا يغيّر بريده إلا صاحبه، من قسم الأمان في ملفه الشخصي.',
  },
  'organization-settings.features.self-registration': {
    en: 'Visitors can create an account',
    ar: 'السماح للزوّار بإنشاء حساب',
  },
  'members.permissions.organization_registration_enabled': { en: 'Registration', ar: 'إنشاء الحسابات' },
  'organization-settings.featureTexts.self-registration': {
    en: 'Anyone who finds the sign-in page can create an account.',
    ar: 'كل من يصل إلى صفحة الدخول يمكنه إنشاء حساب.',
  },
  'organization-settings.featureWords.self-registration': {
    en: 'sign up register join account visitor',
    ar: 'اشتراك انضمام حساب جديد زائر',
  },
} as const satisfies Words;

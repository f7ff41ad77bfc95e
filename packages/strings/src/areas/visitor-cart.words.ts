import type { Words } from '../define.ts';

/** The cart of a visitor, and what becomes of it on sign-in. */
export const words = {
  'visitor-cart.summary.vouchers': {
    en: 'You can enter a voucher after you sign in.',
    ar: 'يمكن إدخال القسيمة بعد تسجيل الدخول.',
  },
  'visitor-cart.summary.checkout': { en: 'Sign in to check out', ar: 'تسجيل الدخول وإتمام الشراء' },
  'visitor-cart.summary.signIn': { en: 'Sign in', ar: 'تسجيل الدخول' },
  'visitor-cart.summary.register': { en: 'Create an account', ar: 'إنشاء حساب' },
  'visitor-cart.summary.kept': {
    en: 'Your cart is kept in this browser and is added to your account when you sign in.',
    ar: 'تُحفظ سلتك في هذا المتصفح وتُضاف إلى حسابك عند تسجيل الدخول.',
  },
  'visitor-cart.items.hidden': { en: 'Item not shown to visitors', ar: 'عنصر لا يظهر للزوار' },
  'visitor-cart.items.signIn': { en: 'Sign in to see it', ar: 'يظهر بعد تسجيل الدخول' },
  'visitor-cart.notes.hidden': {
    en: 'Some items are not shown to visitors or are no longer sold. Sign in to see which ones you can buy.',
    ar: 'بعض العناصر لا تظهر للزوار أو لم تعد معروضة للبيع. يظهر المتاح منها بعد تسجيل الدخول.',
  },
  'visitor-cart.messages.full': {
    en: { one: 'A cart holds {count} item.', other: 'A cart holds {count} items. Remove one to add another.' },
    ar: {
      zero: 'لا تتسع السلة لأي عنصر.',
      one: 'تتسع السلة لعنصر واحد.',
      two: 'تتسع السلة لعنصرين. أزل أحدهما لإضافة غيره.',
      few: 'تتسع السلة لـ{count} عناصر. أزل أحدها لإضافة غيره.',
      many: 'تتسع السلة لـ{count} عنصرًا. أزل أحدها لإضافة غيره.',
      other: 'تتسع السلة لـ{count} عنصر. أزل أحدها لإضافة غيره.',
    },
  },
  'visitor-cart.messages.notKept': {
    en: 'Your browser could not keep this item. Sign in to add it to your cart.',
    ar: 'تعذّر على متصفحك حفظ هذا العنصر. سجّل الدخول لإضافته إلى سلتك.',
  },
  'visitor-cart.messages.merged': {
    en: {
      one: '{count} item from your visit is in your cart.',
      other: '{count} items from your visit are in your cart.',
    },
    ar: {
      zero: 'لم يُضف شيء مما اخترته قبل تسجيل الدخول.',
      one: 'في سلتك الآن عنصر واحد مما اخترته قبل تسجيل الدخول.',
      two: 'في سلتك الآن عنصران مما اخترته قبل تسجيل الدخول.',
      few: 'في سلتك الآن {count} عناصر مما اخترته قبل تسجيل الدخول.',
      many: 'في سلتك الآن {count} عنصرًا مما اخترته قبل تسجيل الدخول.',
      other: 'في سلتك الآن {count} عنصر مما اخترته قبل تسجيل الدخول.',
    },
  },
  'visitor-cart.messages.leftOut': { en: 'Not added: {items}.', ar: 'لم يُضف: {items}.' },
  'visitor-cart.messages.leftOutItem': { en: '“{title}” ({reason})', ar: '«{title}» ({reason})' },
  'visitor-cart.messages.unnamed': { en: 'Item', ar: 'عنصر' },
  'visitor-cart.messages.notMerged': {
    en: 'The items that you chose before signing in are not in your cart yet.',
    ar: 'العناصر التي اخترتها قبل تسجيل الدخول لم تُضف إلى سلتك بعد.',
  },
  'visitor-cart.reasons.GONE': { en: 'no longer sold', ar: 'لم يعد معروضًا للبيع' },
  'visitor-cart.reasons.OWNED': { en: 'you already have it', ar: 'لديك بالفعل' },
  'visitor-cart.reasons.ORDERED': { en: 'in an unpaid order', ar: 'ضمن طلب لم يُدفع بعد' },
  'visitor-cart.reasons.SOLD_OUT': { en: 'sold out', ar: 'نفدت الأماكن' },
  'visitor-cart.reasons.CLOSED': { en: 'not on sale right now', ar: 'غير متاح للبيع حاليًا' },
  'visitor-cart.reasons.NOT_ALLOWED': { en: 'not available to your account', ar: 'غير متاح لحسابك' },
  'visitor-cart.reasons.ON_REQUEST': { en: 'price on request', ar: 'السعر عند الطلب' },
  'visitor-cart.reasons.FULL': { en: 'your cart is full', ar: 'سلتك ممتلئة' },
} as const satisfies Words;

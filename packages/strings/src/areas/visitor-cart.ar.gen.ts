// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './visitor-cart.en.gen.ts';

export const messages = {
  "visitor-cart.summary.vouchers": "يمكن إدخال القسيمة بعد تسجيل الدخول.",
  "visitor-cart.summary.checkout": "تسجيل الدخول وإتمام الشراء",
  "visitor-cart.summary.signIn": "تسجيل الدخول",
  "visitor-cart.summary.register": "إنشاء حساب",
  "visitor-cart.summary.kept": "تُحفظ سلتك في هذا المتصفح وتُضاف إلى حسابك عند تسجيل الدخول.",
  "visitor-cart.items.hidden": "عنصر لا يظهر للزوار",
  "visitor-cart.items.signIn": "يظهر بعد تسجيل الدخول",
  "visitor-cart.notes.hidden": "بعض العناصر لا تظهر للزوار أو لم تعد معروضة للبيع. يظهر المتاح منها بعد تسجيل الدخول.",
  "visitor-cart.messages.full": {
    "zero": "لا تتسع السلة لأي عنصر.",
    "one": "تتسع السلة لعنصر واحد.",
    "two": "تتسع السلة لعنصرين. أزل أحدهما لإضافة غيره.",
    "few": "تتسع السلة لـ{count} عناصر. أزل أحدها لإضافة غيره.",
    "many": "تتسع السلة لـ{count} عنصرًا. أزل أحدها لإضافة غيره.",
    "other": "تتسع السلة لـ{count} عنصر. أزل أحدها لإضافة غيره."
  },
  "visitor-cart.messages.notKept": "تعذّر على متصفحك حفظ هذا العنصر. سجّل الدخول لإضافته إلى سلتك.",
  "visitor-cart.messages.merged": {
    "zero": "لم يُضف شيء مما اخترته قبل تسجيل الدخول.",
    "one": "في سلتك الآن عنصر واحد مما اخترته قبل تسجيل الدخول.",
    "two": "في سلتك الآن عنصران مما اخترته قبل تسجيل الدخول.",
    "few": "في سلتك الآن {count} عناصر مما اخترته قبل تسجيل الدخول.",
    "many": "في سلتك الآن {count} عنصرًا مما اخترته قبل تسجيل الدخول.",
    "other": "في سلتك الآن {count} عنصر مما اخترته قبل تسجيل الدخول."
  },
  "visitor-cart.messages.leftOut": "لم يُضف: {items}.",
  "visitor-cart.messages.leftOutItem": "«{title}» ({reason})",
  "visitor-cart.messages.unnamed": "عنصر",
  "visitor-cart.messages.notMerged": "العناصر التي اخترتها قبل تسجيل الدخول لم تُضف إلى سلتك بعد.",
  "visitor-cart.reasons.GONE": "لم يعد معروضًا للبيع",
  "visitor-cart.reasons.OWNED": "لديك بالفعل",
  "visitor-cart.reasons.ORDERED": "ضمن طلب لم يُدفع بعد",
  "visitor-cart.reasons.SOLD_OUT": "نفدت الأماكن",
  "visitor-cart.reasons.CLOSED": "غير متاح للبيع حاليًا",
  "visitor-cart.reasons.NOT_ALLOWED": "غير متاح لحسابك",
  "visitor-cart.reasons.ON_REQUEST": "السعر عند الطلب",
  "visitor-cart.reasons.FULL": "سلتك ممتلئة"
} as const satisfies ArabicOf<typeof english>;

// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './first-steps.en.gen.ts';

export const messages = {
  "first-steps.welcome.lead": "أهلًا بك يا {name} في {organization}. ننصحك بهذه البداية:",
  "first-steps.welcome.next": "أحسنت يا {name}. قد تكون هذه خطوتك التالية.",
  "first-steps.welcome.start": "ابدأ من هنا",
  "first-steps.welcome.others": "أو ابدأ بإحدى هذه",
  "first-steps.welcome.nothing": "أهلًا بك يا {name}. سيظهر هنا ما تتعلّمه.",
  "first-steps.titles.card": "خطواتك الأولى",
  "first-steps.labels.done": "تمّت",
  "first-steps.steps.email": "أكّد بريدك",
  "first-steps.texts.email": "افتح الرابط الذي أرسلناه إلى {email}.",
  "first-steps.steps.photo": "أضف صورتك",
  "first-steps.texts.photo": "ليعرفك الآخرون.",
  "first-steps.steps.goal": "حدّد هدفك الأسبوعي",
  "first-steps.texts.goal": {
    "zero": "هدفك الآن {count} يوم في الأسبوع.",
    "one": "هدفك الآن يوم واحد في الأسبوع.",
    "two": "هدفك الآن يومان في الأسبوع.",
    "few": "هدفك الآن {count} أيام في الأسبوع.",
    "many": "هدفك الآن {count} يومًا في الأسبوع.",
    "other": "هدفك الآن {count} يوم في الأسبوع."
  },
  "first-steps.steps.group": "انضم إلى مجموعة",
  "first-steps.texts.group": "اسأل وشارك وتابع ما يُنشر.",
  "first-steps.steps.event": "احجز مكانك في فعالية",
  "first-steps.texts.event": "التقِ بالآخرين حضوريًا أو عن بُعد.",
  "first-steps.actions.send": "إرسال رابط جديد",
  "first-steps.actions.sent": "أرسلنا رابطًا جديدًا.",
  "first-steps.actions.keep": "الإبقاء عليه",
  "first-steps.actions.close": "إخفاء الخطوات الأولى"
} as const satisfies ArabicOf<typeof english>;

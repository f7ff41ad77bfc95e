// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './posting-rules.en.gen.ts';

export const messages = {
  "posting-rules.title": "قواعد النشر",
  "posting-rules.lead": "تسري على المنشورات والتعليقات في كل المجموعات.",
  "posting-rules.words.title": "قائمة الكلمات",
  "posting-rules.words.text": "تُكتشف الكلمة مهما موّهها كاتبها: بالتشكيل أو التطويل أو محارف لا تُرى أو حروف متشابهة أو بتفريق حروفها.",
  "posting-rules.words.field": "الكلمات، كلمة في كل سطر",
  "posting-rules.words.hint": "تُطابَق الكلمة كاملة فقط. أضف * لمطابقة ما هو أطول، مثل «*كذب*» لمطابقة «الكذب» و«كذبة».",
  "posting-rules.words.count": {
    "zero": "لا كلمات، والحد {limit}",
    "one": "كلمة واحدة من {limit}",
    "two": "كلمتان من {limit}",
    "few": "{count} كلمات من {limit}",
    "many": "{count} كلمة من {limit}",
    "other": "{count} كلمة من {limit}"
  },
  "posting-rules.action.legend": "إذا وردت كلمة من القائمة",
  "posting-rules.action.HOLD": "الحجز للمراجعة",
  "posting-rules.action.HOLDText": "لا يراه إلا كاتبه حتى يقرر مشرف.",
  "posting-rules.action.REFUSE": "الرفض",
  "posting-rules.action.REFUSEText": "لا يُنشر، ويُخبَر كاتبه بالكلمة التي عليه حذفها.",
  "posting-rules.try.title": "جرّب القائمة",
  "posting-rules.try.field": "جملة للتجربة",
  "posting-rules.try.hint": "لا يُحفظ شيء ولا يُرسل.",
  "posting-rules.try.found": "وُجد: {words}",
  "posting-rules.try.nothing": "لم توجد أي كلمة من القائمة.",
  "posting-rules.newcomers.title": "الأعضاء الجدد",
  "posting-rules.newcomers.text": "من انضم حديثًا إلى مجموعة ينشر ويعلّق مرات أقل، فلا يُغرقها أحد. ولا حد للمشرفين عليها.",
  "posting-rules.newcomers.days": "أيام بعد الانضمام",
  "posting-rules.newcomers.daysHint": "الصفر يعني ألا حد لأحد.",
  "posting-rules.newcomers.posts": "منشورات في الساعة",
  "posting-rules.newcomers.comments": "تعليقات في الساعة",
  "posting-rules.reasons.title": "الأسباب المحفوظة",
  "posting-rules.reasons.text": "ما يقوله المشرفون لصاحب المحتوى عند حذفه. يختارونه برقمه، ويقرؤه صاحبه بلغته.",
  "posting-rules.reasons.field": "السبب",
  "posting-rules.reasons.add": "إضافة سبب",
  "posting-rules.messages.saved": "حُفظت قواعد النشر"
} as const satisfies ArabicOf<typeof english>;

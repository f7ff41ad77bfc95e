// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './add-learners.en.gen.ts';

export const messages = {
  "add-learners.title": "إضافة إلى «{title}»",
  "add-learners.fields.find": "الأشخاص",
  "add-learners.fields.findHint": "أسماء أو عناوين بريد. يمكنك لصق قائمة أو إفلات ملف حتى ٥٠٠٠ صف، برؤوس أعمدة أو دونها.",
  "add-learners.fields.address": "إضافة هذا البريد",
  "add-learners.list": {
    "zero": "قائمة ملصقة: لا أشخاص فيها",
    "one": "قائمة ملصقة: شخص واحد",
    "two": "قائمة ملصقة: شخصان",
    "few": "قائمة ملصقة: {count} أشخاص",
    "many": "قائمة ملصقة: {count} شخصًا",
    "other": "قائمة ملصقة: {count} شخص"
  },
  "add-learners.file": {
    "zero": "{name}: لا أشخاص فيه",
    "one": "{name}: شخص واحد",
    "two": "{name}: شخصان",
    "few": "{name}: {count} أشخاص",
    "many": "{name}: {count} شخصًا",
    "other": "{name}: {count} شخص"
  },
  "add-learners.fields.note": "السبب",
  "add-learners.fields.noteHint": "يظهر هذا مع اسمك لمن تضيفهم.",
  "add-learners.chosen": "الأشخاص المختارون",
  "add-learners.isIn": "{name} (مضاف سابقًا)",
  "add-learners.columns.person": "الشخص",
  "add-learners.columns.outcome": "النتيجة",
  "add-learners.preview": "معاينة",
  "add-learners.result": "النتيجة",
  "add-learners.progress": "جارٍ إضافة الأشخاص",
  "add-learners.willAdd": {
    "zero": "لن يُضاف أحد.",
    "one": "سيُضاف شخص واحد.",
    "two": "سيُضاف شخصان.",
    "few": "سيُضاف {count} أشخاص.",
    "many": "سيُضاف {count} شخصًا.",
    "other": "سيُضاف {count} شخص."
  },
  "add-learners.add": {
    "zero": "إضافة",
    "one": "إضافة شخص واحد",
    "two": "إضافة شخصين",
    "few": "إضافة {count} أشخاص",
    "many": "إضافة {count} شخصًا",
    "other": "إضافة {count} شخص"
  },
  "add-learners.added": {
    "zero": "لم يُضف أحد.",
    "one": "أُضيف شخص واحد.",
    "two": "أُضيف شخصان.",
    "few": "أُضيف {count} أشخاص.",
    "many": "أُضيف {count} شخصًا.",
    "other": "أُضيف {count} شخص."
  },
  "add-learners.undone": {
    "zero": "لم يُزل أحد.",
    "one": "أُزيل شخص واحد.",
    "two": "أُزيل شخصان.",
    "few": "أُزيل {count} أشخاص.",
    "many": "أُزيل {count} شخصًا.",
    "other": "أُزيل {count} شخص."
  },
  "add-learners.undoHint": "يمكنك التراجع حتى {time}. تبقى الدعوات المرسلة سارية.",
  "add-learners.stopped": "لم يُضف الجميع. أعد إضافة الباقين، ولن يُضاف أحد مرتين.",
  "add-learners.more": "المعروض أول {shown} من أصل {total}.",
  "add-learners.notices.PRICED": "التسجيل برسوم، ومن تضيفه لا يدفع.",
  "add-learners.notices.BY_INVITATION": "لا يسجّل أحد نفسه هنا، بل ينضم من تضيفه.",
  "add-learners.notices.NOT_OPEN": "لم يُفتح التسجيل بعد. يمكن لمن تضيفه أن يبدأ الآن.",
  "add-learners.notices.CLOSED": "التسجيل مغلق، ومع ذلك ينضم من تضيفه.",
  "add-learners.outcomes.ADDED": "سيُضاف",
  "add-learners.outcomes.WAITLISTED": "اكتمل العدد: قائمة الانتظار",
  "add-learners.outcomes.INVITED": "ليس عضوًا: ستُرسل دعوة",
  "add-learners.outcomes.ALREADY": "مضاف سابقًا",
  "add-learners.outcomes.DUPLICATE": "ورد أعلاه",
  "add-learners.outcomes.BAD_ADDRESS": "بريد غير صحيح",
  "add-learners.outcomes.UNKNOWN": "لا أحد بهذا الاسم",
  "add-learners.outcomes.AMBIGUOUS": "أكثر من شخص بهذا الاسم: استخدم البريد",
  "add-learners.outcomes.NOT_MEMBER": "ليس عضوًا، ولا تملك صلاحية الدعوة",
  "add-learners.outcomes.INACTIVE": "الحساب غير مفعّل",
  "add-learners.outcomes.NO_ACCESS": "لا يملك صلاحية الوصول إلى هذا القسم",
  "add-learners.done.ADDED": "أُضيف",
  "add-learners.done.WAITLISTED": "في قائمة الانتظار",
  "add-learners.done.INVITED": "أُضيف وأُرسلت دعوة"
} as const satisfies ArabicOf<typeof english>;

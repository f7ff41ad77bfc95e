// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './sharing.en.gen.ts';

export const messages = {
  "sharing.labels.sharing": "المشاركة",
  "sharing.labels.hint": "ما يمكن لزملائك فعله.",
  "sharing.labels.owner": "المالك",
  "sharing.labels.you": "أنت",
  "sharing.labels.mine": "ما أملكه",
  "sharing.labels.keyClosed": "مفتاح الإجابة محجوب",
  "sharing.choices.PRIVATE": "خاص: لك وحدك",
  "sharing.choices.USE": "للزملاء استخدامه ونسخه",
  "sharing.choices.EDIT": "للزملاء تعديله وحذفه أيضًا",
  "sharing.badges.PRIVATE": "خاص",
  "sharing.badges.EDIT": "متاح للتعديل",
  "sharing.hints.readOnly": "هذا ملك {name}. أنشئ نسخة منه إن أردت التعديل فيها.",
  "sharing.hints.othersChosen": "لا يمكنك تغيير إلا ما تملكه أو ما أُتيح لك تعديله، وفي التحديد غيرُ ذلك."
} as const satisfies ArabicOf<typeof english>;

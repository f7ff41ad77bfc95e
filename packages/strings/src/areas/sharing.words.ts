import type { Words } from '../define.ts';

/** Owners of bank questions and rubrics, and how far they let colleagues go. */
export const words = {
  'sharing.labels.sharing': { en: 'Sharing', ar: 'المشاركة' },
  'sharing.labels.hint': { en: 'What colleagues can do with it.', ar: 'ما يمكن لزملائك فعله.' },
  'sharing.labels.owner': { en: 'Owner', ar: 'المالك' },
  'sharing.labels.you': { en: 'You', ar: 'أنت' },
  'sharing.labels.mine': { en: 'Mine', ar: 'ما أملكه' },
  'sharing.labels.keyClosed': { en: 'Answer key closed', ar: 'مفتاح الإجابة محجوب' },
  'sharing.choices.PRIVATE': { en: 'Private: only you', ar: 'خاص: لك وحدك' },
  'sharing.choices.USE': { en: 'Colleagues can use and copy it', ar: 'للزملاء استخدامه ونسخه' },
  'sharing.choices.EDIT': { en: 'Colleagues can also edit and delete it', ar: 'للزملاء تعديله وحذفه أيضًا' },
  'sharing.badges.PRIVATE': { en: 'Private', ar: 'خاص' },
  'sharing.badges.EDIT': { en: 'Open for editing', ar: 'متاح للتعديل' },
  'sharing.hints.readOnly': {
    en: 'This belongs to {name}. To change it, duplicate it and edit your copy.',
    ar: 'هذا ملك {name}. أنشئ نسخة منه إن أردت التعديل فيها.',
  },
  'sharing.hints.othersChosen': {
    en: 'You can only change what is yours or open for editing. The selection holds something else.',
    ar: 'لا يمكنك تغيير إلا ما تملكه أو ما أُتيح لك تعديله، وفي التحديد غيرُ ذلك.',
  },
} as const satisfies Words;

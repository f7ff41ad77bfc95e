import type { Words } from '../define.ts';

/** What an organisation asks of posts and comments in its groups. */
export const words = {
  'posting-rules.title': { en: 'Posting rules', ar: 'قواعد النشر' },
  'posting-rules.lead': {
    en: 'They apply to posts and comments in all groups.',
    ar: 'تسري على المنشورات والتعليقات في كل المجموعات.',
  },
  'posting-rules.words.title': { en: 'Listed words', ar: 'قائمة الكلمات' },
  'posting-rules.words.text': {
    en: 'A listed word is found however it is disguised: with vowel marks or tatweel, invisible characters, look-alike letters, or spelled out.',
    ar: 'تُكتشف الكلمة مهما موّهها كاتبها: بالتشكيل أو التطويل أو محارف لا تُرى أو حروف متشابهة أو بتفريق حروفها.',
  },
  'posting-rules.words.field': { en: 'Words, one on each line', ar: 'الكلمات، كلمة في كل سطر' },
  'posting-rules.words.hint': {
    en: 'Matches whole words. Add * to match longer words, such as spam* for “spammer”.',
    ar: 'تُطابَق الكلمة كاملة فقط. أضف * لمطابقة ما هو أطول، مثل «*كذب*» لمطابقة «الكذب» و«كذبة».',
  },
  'posting-rules.words.count': {
    en: { one: '{count} of {limit} entries', other: '{count} of {limit} entries' },
    ar: {
      zero: 'لا كلمات، والحد {limit}',
      one: 'كلمة واحدة من {limit}',
      two: 'كلمتان من {limit}',
      few: '{count} كلمات من {limit}',
      many: '{count} كلمة من {limit}',
      other: '{count} كلمة من {limit}',
    },
  },
  'posting-rules.action.legend': { en: 'When a listed word is used', ar: 'إذا وردت كلمة من القائمة' },
  'posting-rules.action.HOLD': { en: 'Hold for review', ar: 'الحجز للمراجعة' },
  'posting-rules.action.HOLDText': {
    en: 'Only its author sees it until a moderator has decided.',
    ar: 'لا يراه إلا كاتبه حتى يقرر مشرف.',
  },
  'posting-rules.action.REFUSE': { en: 'Refuse', ar: 'الرفض' },
  'posting-rules.action.REFUSEText': {
    en: 'It isn’t published, and its author sees which word to remove.',
    ar: 'لا يُنشر، ويُخبَر كاتبه بالكلمة التي عليه حذفها.',
  },
  'posting-rules.try.title': { en: 'Try it', ar: 'جرّب القائمة' },
  'posting-rules.try.field': { en: 'A sentence', ar: 'جملة للتجربة' },
  'posting-rules.try.hint': { en: 'Nothing is saved or sent.', ar: 'لا يُحفظ شيء ولا يُرسل.' },
  'posting-rules.try.found': { en: 'Found: {words}', ar: 'وُجد: {words}' },
  'posting-rules.try.nothing': { en: 'No listed word found.', ar: 'لم توجد أي كلمة من القائمة.' },
  'posting-rules.newcomers.title': { en: 'Newcomers', ar: 'الأعضاء الجدد' },
  'posting-rules.newcomers.text': {
    en: 'People who have just joined a group post and comment less often, so that no one can flood it. Its leaders aren’t limited.',
    ar: 'من انضم حديثًا إلى مجموعة ينشر ويعلّق مرات أقل، فلا يُغرقها أحد. ولا حد للمشرفين عليها.',
  },
  'posting-rules.newcomers.days': { en: 'Days after joining', ar: 'أيام بعد الانضمام' },
  'posting-rules.newcomers.daysHint': { en: '0 means no limit for anyone.', ar: 'الصفر يعني ألا حد لأحد.' },
  'posting-rules.newcomers.posts': { en: 'Posts an hour', ar: 'منشورات في الساعة' },
  'posting-rules.newcomers.comments': { en: 'Comments an hour', ar: 'تعليقات في الساعة' },
  'posting-rules.reasons.title': { en: 'Saved reasons', ar: 'الأسباب المحفوظة' },
  'posting-rules.reasons.text': {
    en: 'What moderators and group leaders tell authors when they remove something. They choose one by its number; the author reads it in their own language.',
    ar: 'ما يقوله المشرفون لصاحب المحتوى عند حذفه. يختارونه برقمه، ويقرؤه صاحبه بلغته.',
  },
  'posting-rules.reasons.field': { en: 'Reason', ar: 'السبب' },
  'posting-rules.reasons.add': { en: 'Add a reason', ar: 'إضافة سبب' },
  'posting-rules.messages.saved': { en: 'Posting rules saved', ar: 'حُفظت قواعد النشر' },
  'errors.codes.posting-rules.refused': {
    en: {
      one: 'This can’t be said here: {words}. Change it and send it again.',
      other: 'These can’t be said here: {words}. Change them and send again.',
    },
    ar: {
      zero: 'لا يُسمح بهذا هنا: {words}. عدّله ثم أرسله.',
      one: 'لا يُسمح بهذه الكلمة هنا: {words}. عدّلها ثم أرسل.',
      two: 'لا يُسمح بهاتين الكلمتين هنا: {words}. عدّلهما ثم أرسل.',
      few: 'لا يُسمح بهذه الكلمات هنا: {words}. عدّلها ثم أرسل.',
      many: 'لا يُسمح بهذه الكلمات هنا: {words}. عدّلها ثم أرسل.',
      other: 'لا يُسمح بهذه الكلمات هنا: {words}. عدّلها ثم أرسل.',
    },
  },
  'errors.codes.posting-rules.both-languages': {
    en: 'Write each reason in English and in Arabic.',
    ar: 'اكتب كل سبب بالعربية والإنجليزية.',
  },
  'errors.codes.posting-rules.too-short': {
    en: { one: 'Each entry needs at least {count} letter', other: 'Each entry needs at least {count} letters' },
    ar: {
      zero: 'لا بد لكل كلمة من حروف',
      one: 'يجب ألا تقل كل كلمة عن حرف واحد',
      two: 'يجب ألا تقل كل كلمة عن حرفين',
      few: 'يجب ألا تقل كل كلمة عن {count} حروف',
      many: 'يجب ألا تقل كل كلمة عن {count} حرفًا',
      other: 'يجب ألا تقل كل كلمة عن {count} حرف',
    },
  },
} as const satisfies Words;

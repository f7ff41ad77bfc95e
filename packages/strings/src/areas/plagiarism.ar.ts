import type { ArabicOf } from '../define.ts';
import type { messages as english } from './plagiarism.en.ts';

export const messages = {
  'plagiarism.titles.plagiarism': 'فحص الاقتباس',
  'plagiarism.titles.check': 'فحص الاقتباس',
  'plagiarism.titles.findings': 'تسليمات متشابهة',
  'plagiarism.titles.pair': 'مقارنة نصين',

  'plagiarism.states.OPEN': 'للمراجعة',
  'plagiarism.states.DISMISSED': 'المستبعدة',

  'plagiarism.fields.isOn': 'فحص التسليمات',
  'plagiarism.fields.threshold': 'أدنى نسبة للتشابه',
  'plagiarism.fields.excludesQuotations': 'تجاهل النص المقتبس',
  'plagiarism.fields.reason': 'السبب',
  'plagiarism.fields.together': 'التمرير معًا',

  'plagiarism.hints.what':
    'يقارن كل تسليم بجميع التسليمات في كل {theCourses} وفي السنوات السابقة. يُكتشف كل تطابق من نحو عشر كلمات أو أكثر، ويُستثنى نص التعليمات.',
  'plagiarism.hints.threshold': 'نسبة ما يوجد من النص في نص آخر',
  'plagiarism.hints.run': 'تُفحص التسليمات الجديدة تلقائيًا. أعد الفحص بعد تغيير القواعد.',
  'plagiarism.hints.off': 'الفحص متوقف.',
  'plagiarism.hints.pair': 'المقاطع ذات اللون والرقم نفسيهما موجودة في النصين. اختر مقطعًا لعرض موضعيه.',
  'plagiarism.hints.excerpts': 'هذا النص من خارج ما تدرّسه، فلا تظهر منه إلا المقاطع المشتركة.',

  'plagiarism.labels.similarity': 'التشابه',
  'plagiarism.labels.isLike': 'يشبه',
  'plagiarism.labels.elsewhere': 'تسليم من خارج {theCourse}',
  'plagiarism.labels.handedIn': 'سُلِّم في {date}',
  'plagiarism.labels.passages': {
    zero: 'لا مقاطع',
    one: 'مقطع واحد',
    two: 'مقطعان',
    few: '{count} مقاطع',
    many: '{count} مقطعًا',
    other: '{count} مقطع',
  },
  'plagiarism.labels.passage': 'المقطع {number}.',
  'plagiarism.labels.otherAssignment': 'واجب آخر',
  'plagiarism.labels.dismissed': 'مستبعد',
  'plagiarism.labels.dismissedBy': 'استبعده {name}، {date}',
  'plagiarism.labels.checked': {
    zero: 'لم يُفحص أي تسليم',
    one: 'فُحص تسليم واحد',
    two: 'فُحص تسليمان',
    few: 'فُحصت {count} تسليمات',
    many: 'فُحص {count} تسليمًا',
    other: 'فُحص {count} تسليم',
  },
  'plagiarism.labels.waiting': {
    zero: 'لا شيء في الانتظار',
    one: 'واحد في الانتظار',
    two: 'اثنان في الانتظار',
    few: '{count} في الانتظار',
    many: '{count} في الانتظار',
    other: '{count} في الانتظار',
  },
  'plagiarism.labels.unreadable': {
    zero: 'لا شيء دون نص',
    one: 'واحد دون نص',
    two: 'اثنان دون نص',
    few: '{count} دون نص',
    many: '{count} دون نص',
    other: '{count} دون نص',
  },
  'plagiarism.labels.ownText': 'النص المفحوص',
  'plagiarism.labels.otherText': 'النص المشابه',
  'plagiarism.labels.share': '{percent} من هذا النص موجود في الآخر',
  'plagiarism.labels.shareBack': '{percent} في الاتجاه المعاكس',
  'plagiarism.labels.notYet': 'لم يُفحص بعد.',

  'plagiarism.actions.run': 'إعادة فحص الكل',
  'plagiarism.actions.all': 'كل التسليمات المتشابهة',
  'plagiarism.actions.toSubmission': 'فتح التسليم',
  'plagiarism.actions.dismiss': 'استبعاد',
  'plagiarism.actions.restore': 'إلغاء الاستبعاد',

  'plagiarism.dialogs.dismissTitle': 'هل تريد استبعاد هذا التشابه؟',
  'plagiarism.dialogs.dismissText': 'ينتقل إلى قائمة المستبعدة مع السبب.',

  'plagiarism.problems.TYPE': 'لم يُقارن {name}: لا يُقرأ نص من هذا النوع من الملفات.',
  'plagiarism.problems.TOO_LARGE': 'لم يُقارن {name}: حجمه كبير جدًا.',
  'plagiarism.problems.DAMAGED': 'لم يُقارن {name}: الملف تالف أو لاحقته غير صحيحة.',
  'plagiarism.problems.LOCKED': 'لم يُقارن {name}: محمي بكلمة مرور.',
  'plagiarism.problems.NO_TEXT': 'لم يُقارن {name}: لا نص فيه، وربما يحوي صفحات ممسوحة ضوئيًا فقط.',
  'plagiarism.problems.GONE': 'لم يُقارن {name}: لم يعد موجودًا.',

  'plagiarism.empty.OPEN': 'لا تشابه يفوق الحد.',
  'plagiarism.empty.DISMISSED': 'لا شيء مستبعد.',
} as const satisfies ArabicOf<typeof english>;

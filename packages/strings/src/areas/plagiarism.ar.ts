import type { ArabicOf } from '../define.ts';
import type { messages as english } from './plagiarism.en.ts';

export const messages = {
  'plagiarism.titles.plagiarism': 'فحص الاقتباس',
  'plagiarism.titles.check': 'فحص الاقتباس',
  'plagiarism.titles.findings': 'تسليمات متشابهة',
  'plagiarism.titles.pair': 'مقارنة نصين',

  'plagiarism.states.OPEN': 'للمراجعة',
  'plagiarism.states.DISMISSED': 'المستبعدة',

  'plagiarism.fields.isOn': 'فحص ما يُسلَّم',
  'plagiarism.fields.threshold': 'التنبيه بدءًا من تشابه قدره',
  'plagiarism.fields.excludesQuotations': 'تجاهل ما بين علامات الاقتباس',
  'plagiarism.fields.reason': 'السبب',
  'plagiarism.fields.together': 'التمرير معًا',

  'plagiarism.hints.what':
    'يقارن بكل ما سُلِّم في {theCourses} كلها، وفي السنوات السابقة أيضًا. يُكتشف كل مقطع مشترك من نحو عشر كلمات، ولا يُحسب نص الواجب نفسه.',
  'plagiarism.hints.threshold': 'نسبة ما يوجد من النص في نص آخر',
  'plagiarism.hints.run': 'تُفحص التسليمات الجديدة تلقائيًا. أعد الفحص بعد تغيير القواعد.',
  'plagiarism.hints.off': 'الفحص متوقف، ولا تجري أي مقارنة.',
  'plagiarism.hints.pair': 'المقاطع ذات اللون والرقم نفسه موجودة في النصين. اختر مقطعًا لترى الموضعين.',
  'plagiarism.hints.excerpts': 'هذا النص من خارج ما تدرّسه، فلا تظهر منه إلا المقاطع المشتركة.',

  'plagiarism.labels.likeness': 'التشابه',
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
    zero: 'لا شيء ينتظر',
    one: 'واحد ينتظر',
    two: 'اثنان ينتظران',
    few: '{count} تنتظر',
    many: '{count} ينتظر',
    other: '{count} ينتظر',
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
  'plagiarism.labels.otherText': 'النص الذي يشبهه',
  'plagiarism.labels.share': '{percent} من هذا النص موجود في الآخر',
  'plagiarism.labels.shareBack': '{percent} في الاتجاه المعاكس',
  'plagiarism.labels.notYet': 'لم يُفحص بعد.',

  'plagiarism.actions.run': 'إعادة فحص الكل',
  'plagiarism.actions.all': 'كل المتشابهات',
  'plagiarism.actions.toSubmission': 'إلى التسليم',
  'plagiarism.actions.dismiss': 'استبعاد',
  'plagiarism.actions.restore': 'إلغاء الاستبعاد',

  'plagiarism.dialogs.dismissTitle': 'هل تريد استبعاد هذا التشابه؟',
  'plagiarism.dialogs.dismissText': 'يبقى في قائمة المستبعدة مع السبب.',

  'plagiarism.problems.TYPE': 'لم يُقارن {name}: لا يُقرأ نص من هذا النوع من الملفات.',
  'plagiarism.problems.TOO_LARGE': 'لم يُقارن {name}: حجمه كبير جدًا.',
  'plagiarism.problems.DAMAGED': 'لم يُقارن {name}: تالف أو ليس كما يدل اسمه.',
  'plagiarism.problems.LOCKED': 'لم يُقارن {name}: محمي بكلمة مرور.',
  'plagiarism.problems.NO_TEXT': 'لم يُقارن {name}: لا نص فيه، وربما فيه صور صفحات فقط.',
  'plagiarism.problems.GONE': 'لم يُقارن {name}: لم يعد موجودًا.',

  'plagiarism.empty.OPEN': 'لم يُعثر على تشابه يفوق الحد.',
  'plagiarism.empty.DISMISSED': 'لم يُستبعد شيء.',
} as const satisfies ArabicOf<typeof english>;

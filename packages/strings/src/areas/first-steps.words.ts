import type { Words } from '../define.ts';

/** The dashboard of who is new here. */
export const words = {
  'hints.texts.first-steps': { en: 'A minute each, in any order.', ar: 'دقيقة لكلٍّ منها، وبأي ترتيب.' },
  'first-steps.welcome.lead': {
    en: 'Welcome to {organization}, {name}. A good place to begin:',
    ar: 'أهلًا بك يا {name} في {organization}. ننصحك بهذه البداية:',
  },
  'first-steps.welcome.next': {
    en: 'Well done, {name}. This could come next.',
    ar: 'أحسنت يا {name}. قد تكون هذه خطوتك التالية.',
  },
  'first-steps.welcome.start': { en: 'Start here', ar: 'ابدأ من هنا' },
  'first-steps.welcome.others': { en: 'Or begin with one of these', ar: 'أو ابدأ بإحدى هذه' },
  'first-steps.welcome.nothing': {
    en: 'Welcome, {name}. What you learn will appear here.',
    ar: 'أهلًا بك يا {name}. سيظهر هنا ما تتعلّمه.',
  },
  'first-steps.titles.card': { en: 'First steps', ar: 'خطواتك الأولى' },
  'first-steps.labels.done': { en: 'Done', ar: 'تمّت' },
  'first-steps.steps.email': { en: 'Confirm your email', ar: 'أكّد بريدك' },
  'first-steps.texts.email': {
    en: 'Open the link that we sent to {email}.',
    ar: 'افتح الرابط الذي أرسلناه إلى {email}.',
  },
  'first-steps.steps.photo': { en: 'Add a picture of yourself', ar: 'أضف صورتك' },
  'first-steps.texts.photo': { en: 'So that others can recognise you.', ar: 'ليعرفك الآخرون.' },
  'first-steps.steps.goal': { en: 'Set your weekly goal', ar: 'حدّد هدفك الأسبوعي' },
  'first-steps.texts.goal': {
    en: { one: 'Now it is {count} day a week.', other: 'Now it is {count} days a week.' },
    ar: {
      zero: 'هدفك الآن {count} يوم في الأسبوع.',
      one: 'هدفك الآن يوم واحد في الأسبوع.',
      two: 'هدفك الآن يومان في الأسبوع.',
      few: 'هدفك الآن {count} أيام في الأسبوع.',
      many: 'هدفك الآن {count} يومًا في الأسبوع.',
      other: 'هدفك الآن {count} يوم في الأسبوع.',
    },
  },
  'first-steps.steps.group': { en: 'Join a group', ar: 'انضم إلى مجموعة' },
  'first-steps.texts.group': { en: 'Ask, share and follow what others post.', ar: 'اسأل وشارك وتابع ما يُنشر.' },
  'first-steps.steps.event': { en: 'Book a place at an event', ar: 'احجز مكانك في فعالية' },
  'first-steps.texts.event': { en: 'Meet the others, online or in person.', ar: 'التقِ بالآخرين حضوريًا أو عن بُعد.' },
  'first-steps.actions.send': { en: 'Send a new link', ar: 'إرسال رابط جديد' },
  'first-steps.actions.sent': { en: 'We have sent a new link.', ar: 'أرسلنا رابطًا جديدًا.' },
  'first-steps.actions.keep': { en: 'Keep it', ar: 'الإبقاء عليه' },
  'first-steps.actions.close': { en: 'Hide first steps', ar: 'إخفاء الخطوات الأولى' },
} as const satisfies Words;

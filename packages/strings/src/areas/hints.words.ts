import type { Words } from '../define.ts';

/** Hints that stand in a screen until their reader closes them; an organisation may word each in its own way. */
export const words = {
  'hints.labels.hint': { en: 'Hint', ar: 'تلميح' },
  'hints.labels.close': { en: 'Don’t show this hint again', ar: 'عدم إظهار هذا التلميح مجددًا' },
  'hints.texts.command-palette': {
    en: 'Press Ctrl K (⌘K on a Mac) on any page to search or go somewhere.',
    ar: 'اضغط ⁦Ctrl K⁩ (‏⁦⌘K⁩ على ماك) في أي صفحة للبحث أو للانتقال.',
  },
  'hints.texts.course-mark-finished': {
    en: 'Mark a lesson as finished to see how far you are. You can undo it at any time.',
    ar: 'علّم الدرس مكتملًا لترى تقدّمك. يمكنك التراجع متى شئت.',
  },
  'hints.texts.course-outline': {
    en: 'Hide this outline with the button above the lesson to read with more room.',
    ar: 'أخفِ هذه القائمة بالزر أعلى الدرس لتقرأ في مساحة أوسع.',
  },
  'hints.texts.course-playback-speed': {
    en: 'The speed you choose here is kept for every recording.',
    ar: 'السرعة التي تختارها هنا تُعتمد في كل التسجيلات.',
  },
  'hints.texts.favorites': {
    en: 'Press the heart on a {course} to keep it in this list.',
    ar: 'اضغط القلب لحفظ أي {course} في هذه القائمة.',
  },
  'hints.texts.notification-settings': {
    en: 'Switch off what you don’t need. What your organisation requires stays on.',
    ar: 'أوقف ما لا تحتاج إليه، ويبقى ما تشترطه مؤسستك.',
  },
  'hints.texts.studio-preview': {
    en: 'Choose Preview in the menu of a {course} to see what {theStudents} see.',
    ar: 'اختر المعاينة من قائمة أي {course} لترى ما يراه {theStudents}.',
  },
  'hints.texts.studio-reorder': {
    en: 'Drag lessons into another {module}, or move them with the keyboard: Enter on the handle, then the arrows.',
    ar: 'اسحب الدروس لنقلها بين {theModules}، أو استخدم لوحة المفاتيح: اضغط ⁦Enter⁩ على المقبض ثم الأسهم.',
  },
  'hints.texts.studio-two-languages': {
    en: 'One language is enough. Readers of the other language see this text, marked with its language.',
    ar: 'تكفي لغة واحدة. من يقرأ بالأخرى يرى هذا النص موسومًا بلغته.',
  },
  'profile.preferences.hints': { en: 'Show hints', ar: 'إظهار التلميحات' },
  'profile.preferences.hintsText': {
    en: 'On this device. A hint that you closed stays closed.',
    ar: 'على هذا الجهاز. ما أغلقته من التلميحات يبقى مغلقًا.',
  },
} as const satisfies Words;

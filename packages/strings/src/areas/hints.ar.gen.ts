// Written by `npm run generate`. Do not edit.
import type { ArabicOf } from '../define.ts';
import type { messages as english } from './hints.en.gen.ts';

export const messages = {
  "hints.texts.first-steps": "دقيقة لكلٍّ منها، وبأي ترتيب.",
  "hints.labels.hint": "تلميح",
  "hints.labels.close": "عدم إظهار هذا التلميح مجددًا",
  "hints.texts.command-palette": "اضغط ⁦Ctrl K⁩ (‏⁦⌘K⁩ على ماك) في أي صفحة للبحث أو للانتقال.",
  "hints.texts.course-mark-finished": "علّم الدرس مكتملًا لترى تقدّمك. يمكنك التراجع متى شئت.",
  "hints.texts.course-outline": "أخفِ هذه القائمة بالزر أعلى الدرس لتقرأ في مساحة أوسع.",
  "hints.texts.course-playback-speed": "السرعة التي تختارها هنا تُعتمد في كل التسجيلات.",
  "hints.texts.favorites": "اضغط القلب لحفظ أي {course} في هذه القائمة.",
  "hints.texts.notification-settings": "أوقف ما لا تحتاج إليه، ويبقى ما تشترطه مؤسستك.",
  "hints.texts.studio-preview": "اختر المعاينة من قائمة أي {course} لترى ما يراه {theStudents}.",
  "hints.texts.studio-reorder": "اسحب الدروس لنقلها بين {theModules}، أو استخدم لوحة المفاتيح: اضغط ⁦Enter⁩ على المقبض ثم الأسهم.",
  "hints.texts.studio-two-languages": "تكفي لغة واحدة. من يقرأ بالأخرى يرى هذا النص موسومًا بلغته."
} as const satisfies ArabicOf<typeof english>;

import type { Words } from '../define.ts';

export const words = {
  'organization-settings.features.discussion-boards': { en: 'Discussion boards', ar: 'لوحات النقاش' },
  'notifications.kinds.discussion-board': {
    en: 'There is an update on a discussion board.',
    ar: 'هناك تحديث في إحدى لوحات النقاش.',
  },
  'organization-settings.featureTexts.discussion-boards': {
    en: 'Discussions and questions in {courses}, by themselves or as lessons.',
    ar: 'نقاشات وأسئلة في {theCourses}، وحدها أو ضمن الدروس.',
  },
  'organization-settings.featureWords.discussion-boards': {
    en: 'forum board discussion comments replies questions answers',
    ar: 'منتدى لوحة نقاش تعليقات ردود أسئلة أجوبة',
  },
  'organization-settings.featureUses.discussion-boards': {
    en: { one: '{count} discussion', other: '{count} discussions' },
    ar: {
      zero: 'لا نقاشات',
      one: 'نقاشًا واحدًا',
      two: 'نقاشين',
      few: '{count} نقاشات',
      many: '{count} نقاشًا',
      other: '{count} نقاش',
    },
  },
  'notifications.templates.4.anonymous': {
    en: 'A new anonymous post on the discussion board “{board}”.',
    ar: 'مشاركة جديدة دون اسم في لوحة النقاش «{board}».',
  },
  'notifications.templates.5.anonymous': {
    en: 'Someone replied anonymously to your comment on “{board}”.',
    ar: 'ردّ دون اسم على تعليقك في «{board}».',
  },
  'notifications.templates.7.anonymous': {
    en: 'Someone mentioned you anonymously on “{board}”.',
    ar: 'إشارة إليك دون اسم في «{board}».',
  },
  'notifications.templates.19.anonymous': {
    en: 'Someone answered your question on “{board}” anonymously.',
    ar: 'إجابة دون اسم عن سؤالك في «{board}».',
  },
  'grades.item.openDISCUSSION': { en: 'Open the discussion', ar: 'فتح النقاش' },
  'search.groups.discussions': { en: 'Discussions', ar: 'النقاشات' },
  'grades.sources.DISCUSSION': { en: 'Discussion', ar: 'نقاش' },
  'gradebook.history.sources.DISCUSSION': { en: 'From the discussion', ar: 'من النقاش' },
  'builder.kindHints.DISCUSSION': { en: 'A topic to discuss together', ar: 'موضوع للنقاش معًا' },
  'builder.kinds.DISCUSSION': { en: 'Discussion', ar: 'نقاش' },
  'builder.activities.aboutDiscussion': {
    en: '{Students} discuss this here. Taking part finishes the lesson.',
    ar: 'يناقش {theStudents} هذا الموضوع هنا. يكتمل الدرس بالمشاركة.',
  },
  'errors.codes.discussion-board.locked': {
    en: 'This discussion is closed for new contributions.',
    ar: 'النقاش مغلق أمام مشاركات جديدة.',
  },
  'errors.codes.discussion-board.too-few-words': {
    en: {
      one: 'Write at least {count} word. So far there are {written}.',
      other: 'Write at least {count} words. So far there are {written}.',
    },
    ar: {
      zero: 'عدد كلماتك حتى الآن {written}.',
      one: 'اكتب كلمة واحدة على الأقل. عدد كلماتك حتى الآن {written}.',
      two: 'اكتب كلمتين على الأقل. عدد كلماتك حتى الآن {written}.',
      few: 'اكتب {count} كلمات على الأقل. عدد كلماتك حتى الآن {written}.',
      many: 'اكتب {count} كلمة على الأقل. عدد كلماتك حتى الآن {written}.',
      other: 'اكتب {count} كلمة على الأقل. عدد كلماتك حتى الآن {written}.',
    },
  },
  'errors.codes.discussion-board.already-published': { en: 'Already published.', ar: 'منشور بالفعل.' },
  'errors.codes.discussion-board.not-published': { en: 'Not published yet.', ar: 'لم يُنشر بعد.' },
  'errors.codes.discussion-board.has-contributions': {
    en: 'Others have written here, so it can’t be deleted.',
    ar: 'كتب آخرون هنا، فلا يمكن حذفه.',
  },
  'errors.codes.discussion-board.is-lesson': {
    en: 'This discussion is a lesson. Delete the lesson instead.',
    ar: 'هذا النقاش درس. احذف الدرس بدلًا منه.',
  },
  'errors.codes.discussion-board.has-marks': {
    en: 'Someone has been graded here already, so the rubric and the type of grade can no longer be changed.',
    ar: 'مُنحت درجات هنا، فلم يعد ممكنًا تغيير سلّم التقدير ولا طريقة التقييم.',
  },
  'errors.codes.discussion-board.instructors-start': {
    en: 'Only {instructors} start discussions in this {course}.',
    ar: 'لا يبدأ النقاشات هنا سوى {theInstructors}.',
  },
} as const satisfies Words;

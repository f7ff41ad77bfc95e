import type { Words } from '../define.ts';

export const words = {
  'lectures.menu.lectures': { en: 'Lectures', ar: 'المحاضرات' },
  'lectures.menu.zoomPolicy': { en: 'Zoom policy', ar: 'سياسة استخدام Zoom' },
  'organization-settings.features.lectures': { en: 'Lectures', ar: 'المحاضرات' },
  'organization-settings.featureTexts.lectures': {
    en: 'Online by video meeting or in a room, alone or in a series.',
    ar: 'عن بُعد بمكالمة مرئية أو في قاعة، منفردة أو في سلسلة.',
  },
  'organization-settings.featureWords.lectures': {
    en: 'online meeting zoom teams meet jitsi webinar classroom campus calendar',
    ar: 'لقاء اجتماع زووم تيمز بث قاعة حضوري تقويم',
  },
  'organization-settings.featureUses.lectures': {
    en: { one: '{count} lecture', other: '{count} lectures' },
    ar: {
      zero: 'لا محاضرات',
      one: 'محاضرة واحدة',
      two: 'محاضرتين',
      few: '{count} محاضرات',
      many: '{count} محاضرة',
      other: '{count} محاضرة',
    },
  },
  'errors.codes.lecture.not-open': { en: 'You can’t join the lecture yet.', ar: 'لم يُفتح الدخول إلى المحاضرة بعد.' },
  'errors.codes.lecture.over': { en: 'The lecture is over.', ar: 'انتهت المحاضرة.' },
  'errors.codes.lecture.cancelled': { en: 'The lecture was cancelled.', ar: 'أُلغيت المحاضرة.' },
  'errors.codes.lecture.not-online': {
    en: 'This lecture takes place in a room.',
    ar: 'هذه المحاضرة تُعقد في قاعة.',
  },
  'errors.codes.lecture.without-address': {
    en: 'No meeting link has been entered yet.',
    ar: 'لم يُدخل رابط اللقاء بعد.',
  },
  'errors.codes.lecture.in-another-lesson': {
    en: 'This lecture is already in another lesson.',
    ar: 'هذه المحاضرة موجودة في درس آخر.',
  },
  'errors.codes.lecture.published': {
    en: 'It has been published. Cancel it instead, so that calendars are updated.',
    ar: 'نُشرت من قبل. ألغِها بدلًا من حذفها لتتحدّث التقاويم.',
  },
} as const satisfies Words;

import type { Words } from '../define.ts';

export const words = {
  'attendance.menu.attendance': { en: 'Attendance', ar: 'الحضور' },
  'organization-settings.features.attendance': { en: 'Attendance', ar: 'الحضور' },
  'organization-settings.featureTexts.attendance': {
    en: 'Who was present: by hand, by a code on the screen or by joining.',
    ar: 'من حضر: يدويًا أو برمز على الشاشة أو بالانضمام.',
  },
  'organization-settings.featureWords.attendance': {
    en: 'present absent late excused register roll call qr code',
    ar: 'حاضر غائب متأخر معذور تحضير كشف رمز',
  },
  'organization-settings.featureUses.attendance': {
    en: { one: '{count} session', other: '{count} sessions' },
    ar: {
      zero: 'لا جلسات',
      one: 'جلسة واحدة',
      two: 'جلستين',
      few: '{count} جلسات',
      many: '{count} جلسة',
      other: '{count} جلسة',
    },
  },
  'errors.codes.attendance.code-expired': {
    en: {
      one: 'This code is {count} second old. The one in the room changes every 10 seconds.',
      other: 'This code is {count} seconds old. The one in the room changes every 10 seconds.',
    },
    ar: {
      zero: 'انتهت صلاحية هذا الرمز، فالرمز في القاعة يتغيّر كل عشر ثوانٍ.',
      one: 'مضت على هذا الرمز ثانية واحدة، والرمز في القاعة يتغيّر كل عشر ثوانٍ.',
      two: 'مضت على هذا الرمز ثانيتان، والرمز في القاعة يتغيّر كل عشر ثوانٍ.',
      few: 'مضت على هذا الرمز {count} ثوانٍ، والرمز في القاعة يتغيّر كل عشر ثوانٍ.',
      many: 'مضت على هذا الرمز {count} ثانية، والرمز في القاعة يتغيّر كل عشر ثوانٍ.',
      other: 'مضت على هذا الرمز {count} ثانية، والرمز في القاعة يتغيّر كل عشر ثوانٍ.',
    },
  },
  'errors.codes.attendance.code-unknown': { en: 'This code isn’t valid.', ar: 'هذا الرمز غير صحيح.' },
  'errors.codes.attendance.other-session': {
    en: 'This code belongs to another session.',
    ar: 'هذا الرمز لجلسة أخرى.',
  },
  'errors.codes.attendance.device-used': {
    en: 'Someone else checked in with this device. Each device can check in one person per session.',
    ar: 'سُجّل حضور شخص آخر من هذا الجهاز. لكل جهاز شخص واحد في الجلسة.',
  },
  'errors.codes.attendance.other-device': {
    en: 'This code was used on another device. Scan it with this one.',
    ar: 'استُخدم هذا الرمز على جهاز آخر. امسحه بجهازك هذا.',
  },
  'errors.codes.attendance.other-phone': {
    en: 'You have already checked in with another device.',
    ar: 'سُجّل حضورك من جهاز آخر.',
  },
  'errors.codes.attendance.closed': {
    en: 'Check-in for this session is closed.',
    ar: 'تسجيل الحضور لهذه الجلسة مغلق الآن.',
  },
  'errors.codes.attendance.not-enrolled': {
    en: 'You are not enrolled in the {course} of this session.',
    ar: 'لست من المسجّلين في {theCourse}.',
  },
  'errors.codes.attendance.session-closed': {
    en: 'The session is closed. Corrections need a reason.',
    ar: 'الجلسة مغلقة. التصحيح يحتاج إلى سبب.',
  },
  'errors.codes.attendance.session-of-lecture': {
    en: 'The session belongs to a lecture. Cancel the lecture instead.',
    ar: 'الجلسة تتبع محاضرة. ألغِ المحاضرة بدلًا من ذلك.',
  },
  'errors.codes.attendance.not-begun': { en: 'The session hasn’t begun yet.', ar: 'لم تبدأ الجلسة بعد.' },
  'errors.codes.attendance.excuse-decided': {
    en: 'This excuse has been decided already.',
    ar: 'بُتّ في هذا العذر من قبل.',
  },
  'errors.codes.attendance.no-absence': {
    en: 'You weren’t marked absent from this session, so there is nothing to excuse.',
    ar: 'لم يُسجَّل غيابك عن هذه الجلسة، فلا حاجة إلى عذر.',
  },
} as const satisfies Words;

import type { Words } from '../define.ts';

export const words = {
  'errors.codes.archive.damaged': {
    en: 'This archive is damaged. Create it again.',
    ar: 'هذا الأرشيف تالف. أنشئه من جديد.',
  },
  'errors.codes.archive.cut-off': {
    en: 'This archive is incomplete. Download or create it again.',
    ar: 'هذا الأرشيف غير مكتمل. نزّله أو أنشئه من جديد.',
  },
  'errors.codes.archive.checksum': {
    en: 'The file “{file}” in this archive is damaged. Create the archive again.',
    ar: 'الملف «{file}» في هذا الأرشيف تالف. أنشئ الأرشيف من جديد.',
  },
  'errors.codes.archive.false-sizes': {
    en: 'This archive states a false size for “{file}”. Create it again.',
    ar: 'الحجم المذكور للملف «{file}» في هذا الأرشيف غير صحيح. أنشئ الأرشيف من جديد.',
  },
  'errors.codes.archive.encrypted': {
    en: 'This archive is protected by a password. Create it without one.',
    ar: 'هذا الأرشيف محميّ بكلمة مرور. أنشئه من دونها.',
  },
  'errors.codes.archive.unsafe-name': {
    en: 'The name “{file}” leads out of the archive. Create the archive again with relative names.',
    ar: 'الاسم «{file}» يشير إلى خارج الأرشيف. أنشئ الأرشيف من جديد بأسماء نسبية.',
  },
  'errors.codes.archive.symbolic-link': {
    en: '“{file}” is a symbolic link. Put the file itself into the archive.',
    ar: '«{file}» رابط رمزي. ضع الملف نفسه في الأرشيف.',
  },
  'errors.codes.archive.duplicate-name': {
    en: 'Two files in this archive are called “{file}”.',
    ar: 'في هذا الأرشيف ملفّان باسم «{file}».',
  },
  'errors.codes.archive.too-many-files': {
    en: 'This archive has too many files (at most {most}).',
    ar: 'عدد الملفات في هذا الأرشيف أكبر من المسموح (الحد {most}).',
  },
  'errors.codes.archive.file-too-large': {
    en: 'The file “{file}” is too large unpacked (at most {most} MB).',
    ar: 'الملف «{file}» أكبر من المسموح بعد فكّ الضغط (الحد {most} ميغابايت).',
  },
  'errors.codes.archive.too-large': {
    en: 'This archive is too large unpacked (at most {most} MB).',
    ar: 'هذا الأرشيف أكبر من المسموح بعد فكّ الضغط (الحد {most} ميغابايت).',
  },
  'errors.codes.archive.bomb': {
    en: 'The file “{file}” unpacks to far more than it should. The archive was not read.',
    ar: 'يتضخّم الملف «{file}» عند فكّ الضغط تضخّمًا غير معقول، فلم يُقرأ الأرشيف.',
  },
} as const satisfies Words;

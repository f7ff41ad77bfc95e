import type { ArabicOf } from '../define.ts';
import type { messages as english } from './certificate-sheet.en.ts';

export const messages = {
  'certificate-sheet.standard.heading': 'شهادة إتمام',
  'certificate-sheet.standard.opening': 'تمنح {organization} هذه الشهادة إلى',
  'certificate-sheet.standard.completed': 'على إتمام',
  'certificate-sheet.standard.name': 'الشهادة المعتادة',
  'certificate-sheet.details.lessons': {
    zero: 'بلا دروس',
    one: 'درس واحد',
    two: 'درسان في المجموع',
    few: '{count} دروس في المجموع',
    many: '{count} درسًا في المجموع',
    other: '{count} درس في المجموع',
  },
  'certificate-sheet.details.specialization': {
    zero: 'تخصّص، {theCourses}: {count}',
    one: 'تخصّص، {theCourses}: {count}',
    two: 'تخصّص، {theCourses}: {count}',
    few: 'تخصّص، {theCourses}: {count}',
    many: 'تخصّص، {theCourses}: {count}',
    other: 'تخصّص، {theCourses}: {count}',
  },
  'certificate-sheet.details.result': 'بنتيجة {result}',
  'certificate-sheet.details.all': '{parts}.',
  'certificate-sheet.details.day': '{date}.',
  'certificate-sheet.details.placeAndDay': '{place}، {date}.',
  'certificate-sheet.number': 'رقم الشهادة',
  'certificate-sheet.validUntil': 'صالحة حتى {date}',
  'certificate-sheet.title': '{heading}: {name}، {what}',
} satisfies ArabicOf<typeof english>;

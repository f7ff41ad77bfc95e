import type { EnglishMessages } from '../define.ts';

/** What is printed on certificates. */
export const messages = {
  'certificate-sheet.standard.heading': 'Certificate of completion',
  'certificate-sheet.standard.opening': '{organization} awards this certificate to',
  'certificate-sheet.standard.completed': 'for completing',
  'certificate-sheet.standard.name': 'Standard certificate',
  'certificate-sheet.details.lessons': { one: '{count} lesson in all', other: '{count} lessons in all' },
  'certificate-sheet.details.specialization': {
    one: 'A specialisation of {count} {course}',
    other: 'A specialisation of {count} {courses}',
  },
  'certificate-sheet.details.result': 'with a result of {result}',
  'certificate-sheet.details.all': '{parts}.',
  'certificate-sheet.details.day': '{date}.',
  'certificate-sheet.details.placeAndDay': '{place}, {date}.',
  'certificate-sheet.number': 'No.',
  'certificate-sheet.validUntil': 'Valid until {date}',
  'certificate-sheet.title': '{heading}: {name}, {what}',
} as const satisfies EnglishMessages;

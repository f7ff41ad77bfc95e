import type { ArabicOf } from '../define.ts';
import type { messages as english } from './grade-files.en.ts';

export const messages = {
  'grade-files.columns.learner': 'رقم العضو',
  'grade-files.columns.firstName': 'الاسم الأول',
  'grade-files.columns.lastName': 'اسم العائلة',
  'grade-files.columns.email': 'البريد الإلكتروني',
  'grade-files.columns.current': 'المجموع الحالي',
  'grade-files.columns.final': 'المجموع النهائي',
  'grade-files.columns.letter': 'التقدير',
  'grade-files.columns.passed': 'ناجح',
  'grade-files.states.excused': 'معفى',
  'grade-files.states.missing': 'لم يُسلَّم',
  'grade-files.states.pending': 'بانتظار التصحيح',
  'grade-files.values.yes': 'نعم',
  'grade-files.values.no': 'لا',
  'grade-files.values.sheet': 'الدرجات',
} satisfies ArabicOf<typeof english>;

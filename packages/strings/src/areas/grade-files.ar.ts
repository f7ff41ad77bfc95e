import type { ArabicOf } from '../define.ts';
import type { messages as english } from './grade-files.en.ts';

export const messages = {
  'gradeFiles.columns.learner': 'رقم المتعلم',
  'gradeFiles.columns.firstName': 'الاسم الأول',
  'gradeFiles.columns.lastName': 'اسم العائلة',
  'gradeFiles.columns.email': 'البريد الإلكتروني',
  'gradeFiles.columns.current': 'المجموع الحالي',
  'gradeFiles.columns.final': 'المجموع النهائي',
  'gradeFiles.columns.letter': 'التقدير',
  'gradeFiles.columns.passed': 'ناجح',
  'gradeFiles.states.excused': 'معفى',
  'gradeFiles.states.missing': 'لم يُسلَّم',
  'gradeFiles.states.pending': 'بانتظار التصحيح',
  'gradeFiles.values.yes': 'نعم',
  'gradeFiles.values.no': 'لا',
  'gradeFiles.values.sheet': 'الدرجات',
} satisfies ArabicOf<typeof english>;

import type { Words } from '../define.ts';

export const words = {
  'errors.codes.grade-item.follows-its-source': {
    en: 'This comes from the exam or assignment. Change it there.',
    ar: 'هذا مأخوذ من الاختبار أو الواجب. غيّره هناك.',
  },
  'errors.codes.grade-item.has-grades': {
    en: 'This item has grades. Exclude it from totals instead of deleting it.',
    ar: 'توجد درجات مرصودة في هذا البند. استبعده من المجاميع بدل حذفه.',
  },
  'errors.codes.grade-item.too-many': {
    en: 'This gradebook is full.',
    ar: 'بلغ سجل الدرجات حدّه الأقصى.',
  },
} as const satisfies Words;

import type { Language } from '@sullam/domain/localized.ts';

const en = {
  increase: 'Increase',
  decrease: 'Decrease',
  openCalendar: 'Open the calendar',
  month: 'Month',
  year: 'Year',
  minimum: 'Minimum',
  maximum: 'Maximum',
  clearSelection: 'Clear the selection',
  rowActions: 'Actions',
  showTable: 'Show as a table',
  hideTable: 'Hide the table',
  chooseFiles: 'Choose files',
  failed: 'Failed',
  cancelled: 'Cancelled',
  move: 'Move',
  stepOf: 'Step {step} of {steps}',
  removeItem: 'Remove {item}',
  selectItem: 'Select {item}',
  moveItem: 'Move {item}',
  valueOf: '{value} of {maximum}',
  light: 'Switch to the light appearance',
  dark: 'Switch to the dark appearance',
};

type KitWord = keyof typeof en;

const ar: Record<KitWord, string> = {
  increase: 'زيادة',
  decrease: 'إنقاص',
  openCalendar: 'فتح التقويم',
  month: 'الشهر',
  year: 'السنة',
  minimum: 'الحد الأدنى',
  maximum: 'الحد الأقصى',
  clearSelection: 'إلغاء التحديد',
  rowActions: 'الإجراءات',
  showTable: 'عرض في جدول',
  hideTable: 'إخفاء الجدول',
  chooseFiles: 'اختيار ملفات',
  failed: 'تعذّر',
  cancelled: 'أُلغي',
  move: 'نقل',
  stepOf: 'الخطوة {step} من {steps}',
  removeItem: 'إزالة {item}',
  selectItem: 'تحديد {item}',
  moveItem: 'نقل {item}',
  valueOf: '{value} من {maximum}',
  light: 'التبديل إلى المظهر الفاتح',
  dark: 'التبديل إلى المظهر الداكن',
};

/** Words of single controls that no screen has wording for; both languages, since they are few. */
export const KIT_WORDS: Record<Language, Record<KitWord, string>> = { en, ar };

import { t } from './build.ts';
import type { DemoFormField } from './types.ts';

/** The extra fields of registration; names, e-mail and password belong to every form. */
export const registrationForm: DemoFormField[] = [
  {
    key: 'jobTitle',
    type: 'text',
    isOptional: false,
    label: t('Job title', 'المسمّى الوظيفي'),
    hint: t('As your colleagues would say it', 'كما يقوله زملاؤك'),
  },
  {
    key: 'phone',
    type: 'phone',
    isOptional: false,
    label: t('Mobile number', 'رقم الجوال'),
    hint: t('With the country code', 'مع رمز الدولة'),
  },
  { key: 'country', type: 'country', isOptional: false, label: t('Country', 'الدولة') },
  { key: 'birthDate', type: 'date', isOptional: true, label: t('Date of birth', 'تاريخ الميلاد') },
  {
    key: 'interests',
    type: 'multi-select',
    isOptional: true,
    label: t('What would you like to learn?', 'ماذا تحب أن تتعلّم؟'),
    options: [
      { value: 'leadership', label: t('Leading people', 'قيادة الناس') },
      { value: 'data', label: t('Working with data', 'العمل بالبيانات') },
      { value: 'design', label: t('Design', 'التصميم') },
      { value: 'writing', label: t('Writing', 'الكتابة') },
      { value: 'money', label: t('Money matters', 'شؤون المال') },
      { value: 'health', label: t('Health at work', 'الصحة في العمل') },
    ],
  },
  {
    key: 'newsletter',
    type: 'boolean',
    isOptional: true,
    label: t('Send me new courses once a month', 'أرسلوا لي الدورات الجديدة مرة في الشهر'),
  },
];

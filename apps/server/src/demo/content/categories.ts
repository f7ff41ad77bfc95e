import { t } from './build.ts';
import type { DemoCategory } from './types.ts';

export const madarCategories: DemoCategory[] = [
  {
    key: 'leadership',
    name: t('Leadership', 'القيادة'),
    description: t('Leading people, meetings and change', 'قيادة الناس والاجتماعات والتغيير'),
    hue: 262,
    icon: 'compass',
  },
  {
    key: 'data-ai',
    name: t('Data and AI', 'البيانات والذكاء الاصطناعي'),
    description: t('Numbers, programs and careful machines', 'أرقام وبرامج وآلات نحسن استعمالها'),
    hue: 215,
    icon: 'chart-scatter',
  },
  {
    key: 'design',
    name: t('Design', 'التصميم'),
    description: t('Screens, colours and services for people', 'شاشات وألوان وخدمات من أجل الناس'),
    hue: 350,
    icon: 'pen-tool',
  },
  {
    key: 'languages',
    name: t('Languages and writing', 'اللغات والكتابة'),
    description: t('Texts that are read to the end', 'نصوص تُقرأ إلى آخرها'),
    hue: 75,
    icon: 'feather',
  },
  {
    key: 'finance',
    name: t('Finance', 'المال والأعمال'),
    description: t('Budgets, statements and calm decisions', 'ميزانيات وقوائم وقرارات هادئة'),
    hue: 155,
    icon: 'coins',
  },
  {
    key: 'health-safety',
    name: t('Health and safety', 'الصحة والسلامة'),
    description: t('Looking after yourself and each other', 'أن نعتني بأنفسنا وبعضنا ببعض'),
    hue: 30,
    icon: 'heart-pulse',
  },
];

export const acmeCategories: DemoCategory[] = [
  {
    key: 'service',
    name: t('Customer service', 'خدمة العملاء'),
    description: t('Meeting people at the counter and on the phone', 'لقاء الناس عند المنضدة وعلى الهاتف'),
    hue: 235,
    icon: 'smile',
  },
  {
    key: 'operations',
    name: t('Shop operations', 'تشغيل المتاجر'),
    description: t('Stock, shifts and smooth days', 'المخزون والنوبات والأيام السلسة'),
    hue: 300,
    icon: 'store',
  },
  {
    key: 'safety',
    name: t('Safety', 'السلامة'),
    description: t('Home healthy after every shift', 'العودة إلى البيت بسلامة بعد كل نوبة'),
    hue: 45,
    icon: 'hard-hat',
  },
];

import type { Language } from '../../../packages/domain/src/localized.ts';
import type { BothLanguages } from './instructor.ts';
import type { Person } from './learner.ts';

/** What one walk through the product writes and looks for. */
export interface Story {
  color: string;
  term: { one: string; several: string };
  invited: Person;
  permissionSet: string;
  title: BothLanguages;
  summary: BothLanguages;
  section: BothLanguages;
  article: BothLanguages;
  heading: string;
  paragraph: string;
  alt: string;
  page: BothLanguages;
  learner: Person;
  /** The title as somebody types it from memory: other hamzas, no marks, a ha for the ta marbuta. */
  remembered: string;
}

/** One story for each language; both are walked on the same server. */
export const STORIES: Readonly<Record<Language, Story>> = {
  en: {
    color: '#5b2a86',
    term: { one: 'chapter', several: 'chapters' },
    invited: { firstName: 'Huda', lastName: 'Rahman', email: 'huda@journey.test' },
    permissionSet: 'Instructors',
    title: { en: 'Reading the desert sky', ar: 'قراءة سماء الصحراء' },
    summary: {
      en: 'Find your way by the stars, as caravans did.',
      ar: 'اعرف طريقك بالنجوم كما عرفته القوافل.',
    },
    section: { en: 'The first night', ar: 'الليلة الأولى' },
    article: { en: 'North without a compass', ar: 'الشمال بلا بوصلة' },
    heading: 'Look for the still star',
    paragraph: 'All stars wander through the night; one of them stays.',
    alt: 'Stars above a dark horizon',
    page: { en: 'The moon tonight', ar: 'القمر الليلة' },
    learner: { firstName: 'Salem', lastName: 'Noor', email: 'salem@journey.test' },
    remembered: 'قراءه سماء الصحراء',
  },
  ar: {
    color: '#0b6e4f',
    term: { one: 'فصل', several: 'فصول' },
    invited: { firstName: 'مها', lastName: 'الرشيد', email: 'maha@journey.test' },
    permissionSet: 'المدرّبون',
    title: { en: 'Maps of old cities', ar: 'خرائط المدن القديمة وأسرارها' },
    summary: {
      en: 'Walk through cities that stand on paper only.',
      ar: 'تجوّل في مدن لم يبقَ منها إلا الورق.',
    },
    section: { en: 'Before you set out', ar: 'قبل الانطلاق' },
    article: { en: 'How a map lies', ar: 'كيف تكذب الخريطة' },
    heading: 'كل خريطة اختيار',
    paragraph: 'ترسم الخريطة ما أراد صاحبها أن نراه، وتسكت عن الباقي.',
    alt: 'نجوم فوق أفق مظلم',
    page: { en: 'A city by night', ar: 'مدينة في الليل' },
    learner: { firstName: 'نورة', lastName: 'السالم', email: 'noura@journey.test' },
    remembered: 'خرائط المدن القديمه واسرارها',
  },
};

import type { DemoCourseGroup } from '../types.ts';

const course = 'feedback-that-helps';

/** Groups of one course: two by the instructor's hand, one that learners join; some are in none. */
export const madarCourseGroups: DemoCourseGroup[] = [
  {
    course,
    name: { en: 'Palm', ar: 'النخلة' },
    capacity: 6,
    isOpen: true,
    hasLearner: true,
    members: 1,
  },
  {
    course,
    name: { en: 'Olive', ar: 'الزيتونة' },
    capacity: 5,
    isOpen: true,
    hasLearner: false,
    members: 1,
  },
  {
    course,
    name: { en: 'Evening circle', ar: 'حلقة المساء' },
    capacity: null,
    isOpen: false,
    hasLearner: false,
    members: 1,
  },
];

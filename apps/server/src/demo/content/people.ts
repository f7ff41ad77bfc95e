import { t } from './build.ts';
import type { DemoMember, DemoProgress, DemoRole, Language } from './types.ts';

interface Named {
  en: string;
  ar: string;
}

/** "First Last" in both languages; everything after the first space is the last name. */
export function nameOf(text: Named): DemoMember['name'] {
  const split = (value: string) => {
    const at = value.indexOf(' ');
    return { first: value.slice(0, at), last: value.slice(at + 1) };
  };
  return { en: split(text.en), ar: split(text.ar) };
}

type Progress = [course: string, fraction: number, lastVisitDaysAgo: number];

export const progressOf = (entries: Progress[]): DemoProgress[] =>
  entries.map(([course, fraction, lastVisitDaysAgo]) => ({ course, fraction, lastVisitDaysAgo }));

/** What the staff call their work; learners are given theirs where they are named. */
const STAFF: Record<DemoRole, Named> = {
  learner: t('Learner', 'متعلّم'),
  instructor: t('Instructor', 'مدرّب'),
  coach: t('Coach', 'موجّه'),
  admin: t('Head of learning', 'مسؤول التعلّم'),
};

/** A phone number of a fictitious series, always the same for the same key. */
const phoneOf = (key: string): string =>
  `+96653${String([...key].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 10_000_000, 7)).padStart(7, '0')}`;

/** A named account with everything spelt out; what registration demands is there, so that nobody is asked for it. */
export function account(
  key: string,
  email: string,
  role: DemoRole,
  name: Named,
  more: Partial<DemoMember> & { language: Language; joinedDaysAgo: number },
): DemoMember {
  const extra = { jobTitle: STAFF[role][more.language], phone: phoneOf(key), country: 'SA' };
  return { key, email, role, name: nameOf(name), extra, progress: [], favorites: [], ...more };
}

const jobs = [
  t('Accountant', 'محاسب'),
  t('Nurse', 'ممرّضة'),
  t('Project coordinator', 'منسّق مشاريع'),
  t('Teacher', 'معلّمة'),
  t('Engineer', 'مهندس'),
  t('Analyst', 'محلّلة بيانات'),
];
const countries = ['SA', 'JO', 'EG', 'AE', 'MA', 'GB', 'KW', 'OM'];
const fractions = [1, 0.75, 0.5, 0.2, 1, 0.9, 0.33, 0, 0.6];

/** Thirty learners whose courses, pace and habits differ, computed so that each first start gives the same picture. */
export function learners(names: Named[], courses: string[], host: string): DemoMember[] {
  return names.map((name, index) => {
    const number = index + 1;
    const language: Language = index % 3 === 1 ? 'en' : 'ar';
    const job = jobs[index % jobs.length];
    const count = index % 7 === 6 ? 1 : 2 + (index % 5);
    const progress = Array.from({ length: count }, (_, position) => ({
      course: courses[(index * 5 + position * 7) % courses.length] ?? '',
      fraction: fractions[(index * 2 + position * 4) % fractions.length] ?? 0,
      lastVisitDaysAgo: (index * 3 + position * 11) % 45,
    }));
    const [first = '', last = ''] = name.en.toLowerCase().split(' ');
    return {
      key: `m${String(number).padStart(2, '0')}`,
      email: `${first}.${last.replace(/[^a-z]/g, '')}@${host}`,
      role: 'learner' as const,
      name: nameOf(name),
      language,
      joinedDaysAgo: 12 + ((index * 17) % 300),
      extra: {
        jobTitle: job?.[language] ?? '',
        phone: `+96655010${String(1000 + index * 37)}`,
        country: countries[index % countries.length] ?? 'SA',
        interests: [['leadership', 'data'], ['writing'], ['design', 'health'], ['money']][index % 4] ?? [],
        newsletter: index % 2 === 0,
      },
      progress: progress.filter((entry, at) => progress.findIndex((other) => other.course === entry.course) === at),
      favorites: index % 2 ? [courses[(index * 3) % courses.length] ?? ''] : [],
    };
  });
}

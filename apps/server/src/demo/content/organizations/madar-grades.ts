import { t } from '../build.ts';
import type { DemoGradebook } from '../types.ts';

const exercise = (number: number, title: ReturnType<typeof t>) => ({
  title,
  category: 'exercises',
  maximumPoints: '20',
  isPosted: number < 5,
  share: 0.72,
});

/** A gradebook in which something is dropped, excused, missing, hidden, extra, and still to come. */
export const madarGradebooks: DemoGradebook[] = [
  {
    course: 'feedback-that-helps',
    author: 'salma',
    learnerCount: 25,
    passMark: '60',
    letterScale: [
      { letter: t('Excellent', 'ممتاز'), from: '90' },
      { letter: t('Very good', 'جيد جدًا'), from: '80' },
      { letter: t('Good', 'جيد'), from: '70' },
      { letter: t('Pass', 'مقبول'), from: '60' },
      { letter: t('Fail', 'راسب'), from: '0' },
    ],
    categories: [
      { key: 'exercises', name: t('Exercises', 'التمارين'), weight: '50', aggregation: 'POINTS', dropLowest: 1 },
      { key: 'participation', name: t('Participation', 'المشاركة'), weight: '20', aggregation: 'MEAN', dropLowest: 0 },
      { key: 'project', name: t('Project', 'المشروع'), weight: '30', aggregation: 'POINTS', dropLowest: 0 },
    ],
    items: [
      exercise(1, t('Describe, don’t judge', 'صِف ولا تحكم')),
      exercise(2, t('One thing at a time', 'أمر واحد في كل مرة')),
      exercise(3, t('Asking before telling', 'السؤال قبل القول')),
      exercise(4, t('Feedback in writing', 'الملاحظات المكتوبة')),
      exercise(5, t('A difficult conversation', 'محادثة صعبة')),
      {
        title: t('A colleague’s feedback', 'ملاحظات من زميل'),
        category: 'exercises',
        maximumPoints: '5',
        isExtraCredit: true,
        isPosted: true,
        share: 0.5,
      },
      {
        title: t('Discussion of the first week', 'نقاش الأسبوع الأول'),
        category: 'participation',
        maximumPoints: '10',
        isPosted: true,
        share: 0.85,
      },
      {
        title: t('Present at the workshop', 'حضور ورشة العمل'),
        category: 'participation',
        maximumPoints: '1',
        kind: 'PASS_FAIL',
        isPosted: true,
        share: 1,
      },
      {
        title: t('Plan of the project', 'خطة المشروع'),
        category: 'project',
        maximumPoints: '30',
        isPosted: false,
        share: 0.8,
      },
      { title: t('Presentation', 'العرض'), category: 'project', maximumPoints: '50', isPosted: false, share: null },
    ],
  },
];

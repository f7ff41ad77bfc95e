import { html, t } from '../build.ts';
import type { DemoAssignment } from '../types.ts';

/** One that is late and still taken, one that opens in the next days: the schedule has both. */
export const madarCalmAssignments: DemoAssignment[] = [
  {
    key: 'three-slow-breaths',
    course: 'calm-under-pressure',
    author: 'huda',
    title: t('Three slow breaths, three times', 'ثلاثة أنفاس بطيئة، ثلاث مرات'),
    instructions: html(
      t(
        'Try the three breaths before three meetings of this week. Note beside each what was different afterwards: two or three sentences are enough.',
        'جرّب الأنفاس الثلاثة قبل ثلاثة اجتماعات هذا الأسبوع، واكتب بعد كل منها ما الذي اختلف: تكفي جملتان أو ثلاث.',
      ),
    ),
    takes: 'TEXT',
    maximum: '10',
    dueInDays: -1,
    submissions: [],
  },
  {
    key: 'a-plan-for-hard-days',
    course: 'calm-under-pressure',
    author: 'huda',
    title: t('A plan for hard days', 'خطة للأيام الصعبة'),
    instructions: html(
      t(
        'Write down what you will do on a day on which everything comes at once: what first, what not at all, and whom you will ask.',
        'اكتب ما ستفعله في يوم يأتي فيه كل شيء دفعة واحدة: بم تبدأ، وما الذي تتركه، ومن تستعين به.',
      ),
    ),
    takes: 'TEXT',
    maximum: '10',
    opensInDays: 2,
    dueInDays: 9,
    submissions: [],
  },
];

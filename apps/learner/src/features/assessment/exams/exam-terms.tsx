import { MINUTE } from '@sullam/domain/limits.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { type Navigation, navigationOf, useAttemptsText } from './exam-words.ts';
import type { Exam } from './exams.api.ts';

const ORDERS = {
  ONE_WAY: 'exam-sitting.rules.oneWay',
  MIXED: 'exam-sitting.rules.partlyOneWay',
} as const satisfies Partial<Record<Navigation, string>>;

function useTime(): (exam: Exam) => string {
  const t = useT();
  const format = useFormat();
  return ({ limitMinutes, closesAt }) => {
    if (limitMinutes !== null) return format.duration(limitMinutes * MINUTE);
    return t(closesAt === null ? 'exam-sitting.rules.noLimit' : 'exam-sitting.rules.untilClose');
  };
}

/** From when or until when it is open; null where it always is. */
function useDate(): (exam: Exam) => string | null {
  const t = useT();
  const format = useFormat();
  return ({ refusal, opensAt, closesAt }) => {
    if (refusal === 'NOT_OPEN_YET' && opensAt) return t('exam-sitting.rules.from', { start: format.dateTime(opensAt) });
    if (!closesAt) return null;
    const date = format.dateTime(closesAt);
    return refusal === 'CLOSED'
      ? t('exam-sitting.labels.closed', { date })
      : t('exam-sitting.rules.until', { end: date });
  };
}

/** What one has to know before the door: how long, how often, until when, what is needed. All else is in the rules. */
export function ExamTerms({ exam }: { readonly exam: Exam }) {
  const t = useT();
  const format = useFormat();
  const attempts = useAttemptsText()(exam);
  const time = useTime()(exam);
  const date = useDate()(exam);
  const { passPercent, questionCount } = exam;
  const navigation = navigationOf(exam);
  const terms = [
    ['timeLimit', time],
    ['attempts', attempts],
    ['window', date],
    [
      'passMark',
      passPercent && t('exam-sitting.rules.pass', { percent: format.percent(Number(passPercent) / 100, 2) }),
    ],
    ['questionCount', format.number(questionCount)],
    ['order', navigation === 'FREE' ? null : t(ORDERS[navigation])],
  ] as const;
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 sm:flex sm:flex-wrap sm:gap-x-10">
      {terms.map(
        ([name, value]) =>
          value !== null && (
            <div key={name} className="min-w-0">
              <dt className="text-sm text-muted">{t(`exam-sitting.labels.${name}`)}</dt>
              <dd className="font-medium">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

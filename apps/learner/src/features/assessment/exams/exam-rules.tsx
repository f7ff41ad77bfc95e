import { MINUTE } from '@sullam/domain/limits.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import {
  ArrowRight,
  CalendarDays,
  Clock,
  Eye,
  Info,
  ListChecks,
  type LucideIcon,
  RotateCcw,
  ShieldCheck,
  Target,
  Trophy,
} from '@sullam/ui/base/icons.ts';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { RuleTerm } from '../../learning/course-content/course-content.public.ts';
import { navigationOf, useAttemptsText } from './exam-words.ts';
import type { Exam } from './exams.api.ts';
import { ReleaseLines } from './release-lines.tsx';

function useTimeText(): (exam: Exam) => string {
  const t = useT();
  const format = useFormat();
  return ({ limitMinutes, extraMinutes, closesAt }) => {
    if (limitMinutes === null)
      return t(closesAt === null ? 'exam-sitting.rules.noLimit' : 'exam-sitting.rules.untilClose');
    const duration = format.duration(limitMinutes * MINUTE);
    return extraMinutes > 0
      ? t('exam-sitting.rules.limitWithExtra', { duration, extra: format.duration(extraMinutes * MINUTE) })
      : t('exam-sitting.rules.limit', { duration });
  };
}

function Window({ opensAt, closesAt }: Pick<Exam, 'opensAt' | 'closesAt'>) {
  const t = useT();
  const format = useFormat();
  const start = opensAt && format.dateTime(opensAt, 'long');
  const end = closesAt && format.dateTime(closesAt, 'long');
  const named = opensAt ?? closesAt;
  if (!named) return <p>{t('exam-sitting.rules.always')}</p>;
  return (
    <>
      <p>
        {start && end
          ? t('exam-sitting.rules.fromUntil', { start, end })
          : start
            ? t('exam-sitting.rules.from', { start })
            : t('exam-sitting.rules.until', { end: end ?? '' })}
      </p>
      <p className="text-sm text-muted">{t('exam-sitting.rules.zone', { zone: format.zoneName(named) })}</p>
    </>
  );
}

function Line({
  icon,
  tone,
  children,
}: {
  readonly icon: LucideIcon;
  readonly tone: string;
  readonly children: string;
}) {
  return (
    <div className="flex gap-3">
      <span className={`shrink-0 ${tone}`}>
        <Icon of={icon} size={20} />
      </span>
      <p>{children}</p>
    </div>
  );
}

/** How the exam goes, in words, for the one who reads it. */
export function ExamRules({ exam }: { readonly exam: Exam }) {
  const t = useT();
  const format = useFormat();
  const timeText = useTimeText();
  const attemptsText = useAttemptsText();
  const { questionCount, passPercent, gradingMethod, attemptsAllowed, attemptsUsed, attempts, limitMinutes, closesAt } =
    exam;
  return (
    <div className="space-y-6">
      <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
        <RuleTerm icon={Clock} name={t('exam-sitting.labels.timeLimit')}>
          <p>{timeText(exam)}</p>
          {limitMinutes !== null && closesAt !== null && (
            <p className="text-sm text-muted">{t('exam-sitting.rules.closeCutsShort')}</p>
          )}
        </RuleTerm>
        <RuleTerm icon={CalendarDays} name={t('exam-sitting.labels.window')}>
          <Window {...exam} />
        </RuleTerm>
        <RuleTerm icon={ListChecks} name={t('exam-sitting.labels.questionCount')}>
          {t('exam-sitting.labels.questions', { count: questionCount })}
        </RuleTerm>
        <RuleTerm icon={RotateCcw} name={t('exam-sitting.labels.attempts')}>
          {/* trials of its author use none up */}
          {attemptsText({
            attemptsAllowed,
            attemptsUsed: attempts.some(({ isPreview }) => isPreview) ? 0 : attemptsUsed,
          })}
        </RuleTerm>
        {attemptsAllowed !== 1 && (
          <RuleTerm icon={Trophy} name={t('exam-sitting.labels.grading')}>
            {t(`exam-sitting.rules.${gradingMethod}`)}
          </RuleTerm>
        )}
        {passPercent !== null && (
          <RuleTerm icon={Target} name={t('exam-sitting.labels.passMark')}>
            {t('exam-sitting.rules.pass', { percent: format.percent(Number(passPercent) / 100, 2) })}
          </RuleTerm>
        )}
        <RuleTerm icon={ArrowRight} mirrored name={t('exam-sitting.labels.order')}>
          {t(`exam-sitting.rules.${navigationOf(exam)}`)}
        </RuleTerm>
        <RuleTerm icon={Eye} name={t('exam-sitting.labels.results')}>
          <ReleaseLines releases={exam.releases} />
        </RuleTerm>
      </dl>
      <div className="space-y-3 rounded-md bg-subtle px-4 py-3">
        <Line icon={ShieldCheck} tone="text-success-text">
          {t('exam-sitting.rules.saved')}
        </Line>
        <Line icon={Info} tone="text-muted">
          {t('exam-sitting.rules.recorded')}
        </Line>
      </div>
    </div>
  );
}

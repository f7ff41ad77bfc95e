import { chooseText } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { Disclosure } from '@sullam/ui/components/disclosure.tsx';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { useLanguage, useT } from '@sullam/web-kit/kit-context.tsx';
import { AttemptList } from './attempt-list.tsx';
import { OutcomeBadges } from './exam-facts.tsx';
import { ExamRules } from './exam-rules.tsx';
import { ExamStart } from './exam-start.tsx';
import { ExamTerms } from './exam-terms.tsx';
import type { Exam } from './exams.api.ts';

const SIDE = 'lg:grid lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-10 lg:space-y-0';

interface ExamSheetProps {
  readonly exam: Exam;
  /** Of its headings. */
  readonly level: 2 | 3;
  /** Where there is room, the door stands beside what can be read before. */
  readonly hasSide?: boolean;
}

/** An exam as its learner meets it, in its lesson and on its page: the door first, then whatever can be read before. */
export function ExamSheet({ exam, level, hasSide = false }: ExamSheetProps) {
  const t = useT();
  const hasInstructions = chooseText(exam.instructions, useLanguage()) !== null;
  const Heading = `h${level}` as const;
  return (
    <div className={cx('space-y-6', hasSide && SIDE)}>
      <Card as="section" className={cx('space-y-5', hasSide && 'lg:order-last')}>
        {exam.result.percent !== null && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-lg">
            <span className="text-muted">{t('exam-sitting.labels.yourResult')}</span>
            <OutcomeBadges outcome={exam.result} />
          </p>
        )}
        <ExamTerms exam={exam} />
        <div className="print:hidden">
          <ExamStart exam={exam} />
        </div>
      </Card>
      <div className="min-w-0 space-y-6">
        {hasInstructions && (
          <section>
            <Heading className="mb-2 text-lg">{t('exam-sitting.titles.instructions')}</Heading>
            <AuthorHtml text={exam.instructions} className="max-w-reading" />
          </section>
        )}
        <Disclosure title={t('exam-sitting.titles.rules')} level={level}>
          <div className="pt-2">
            <ExamRules exam={exam} />
          </div>
        </Disclosure>
        {exam.attempts.length > 0 && (
          <section>
            <Heading className="mb-3 text-lg">{t('exam-sitting.titles.attempts')}</Heading>
            <AttemptList exam={exam} />
          </section>
        )}
      </div>
    </div>
  );
}

import { chooseText } from '@sullam/domain/localized.ts';
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

interface ExamSheetProps {
  readonly exam: Exam;
  /** Of its headings. */
  readonly level: 2 | 3;
}

/** An exam as its learner meets it, in its lesson and on its page: the door first, then whatever can be read before. */
export function ExamSheet({ exam, level }: ExamSheetProps) {
  const t = useT();
  const hasInstructions = chooseText(exam.instructions, useLanguage()) !== null;
  const Heading = `h${level}` as const;
  return (
    <div className="space-y-6">
      <Card as="section" className="space-y-5">
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
  );
}

import '../../../app.css';
import { Card } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { ChangeList } from './change-list.tsx';
import { ChangeMarksForm } from './change-marks-form.tsx';
import { ExamFrame } from './exam-frame.tsx';
import { useExamPlace } from './exam-place.ts';
import { RegradeDecisionList } from './regrade-decision-list.tsx';

/** Putting right what went wrong with a question, and every change that was made. */
export function MarkChangesScreen() {
  const t = useT();
  const { subsectionExamId } = useExamPlace();
  return (
    <ExamFrame>
      <div className="space-y-8">
        <section className="max-w-220">
          <p className="mb-4 max-w-reading text-muted">{t('exam-marking.lead.changes')}</p>
          <Card padding="lg">
            <ChangeMarksForm />
          </Card>
        </section>
        <RegradeDecisionList subsectionExamId={subsectionExamId} />
        <section>
          <h3 className="mb-3 text-base">{t('exam-marking.titles.history')}</h3>
          <ChangeList subsectionExamId={subsectionExamId} />
        </section>
      </div>
    </ExamFrame>
  );
}

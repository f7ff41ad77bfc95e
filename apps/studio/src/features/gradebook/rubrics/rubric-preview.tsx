import type { CriterionAssessment } from '@sullam/domain/grading/rubric-content.ts';
import { Printer } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { RubricAssessmentField } from '@sullam/web-kit/rubrics/rubric-assessment-field.tsx';
import { RubricView } from '@sullam/web-kit/rubrics/rubric-view.tsx';
import { useState } from 'react';
import { contentOf, type RubricDraft } from './rubric-draft.ts';

/** The rubric as learners see it, to be printed too. */
export function RubricPreview({ draft }: { readonly draft: RubricDraft }) {
  const t = useT();
  return (
    <Card>
      <p className="mb-4 print:hidden">
        <Button variant="outline" icon={Printer} onClick={() => window.print()}>
          {t('rubrics.actions.print')}
        </Button>
      </p>
      <RubricView rubric={contentOf(draft)} />
    </Card>
  );
}

/** The rubric as markers use it; nothing of it is kept. */
export function RubricTrial({ draft }: { readonly draft: RubricDraft }) {
  const [assessment, setAssessment] = useState<CriterionAssessment[]>([]);
  return (
    <Card>
      <RubricAssessmentField rubric={contentOf(draft)} value={assessment} onChange={setAssessment} />
    </Card>
  );
}

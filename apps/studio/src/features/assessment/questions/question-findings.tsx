import { checkQuestion } from '@sullam/domain/questions/check-question.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleAlert, CircleCheck, Info } from '@sullam/ui/base/icons.ts';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useMemo } from 'react';
import type { QuestionDraft } from './question-draft.ts';

/** What is missing before exams can use a question, as it is being written. */
export function QuestionFindings({ draft }: { readonly draft: QuestionDraft }) {
  const t = useT();
  const findings = useMemo(() => checkQuestion(draft), [draft]);
  const errors = findings.filter(({ severity }) => severity === 'ERROR');
  // one sentence is enough, however often it applies
  const said = [...new Map(findings.map((each) => [each.code, each])).values()].sort((a, b) =>
    a.severity === b.severity ? 0 : a.severity === 'ERROR' ? -1 : 1,
  );
  return (
    <Card className="space-y-3">
      <CardHeading>{t('questions.findings.title')}</CardHeading>
      <p role="status" className={errors.length === 0 ? 'flex items-center gap-2 text-success-text' : 'sr-only'}>
        {errors.length === 0 ? (
          <>
            <Icon of={CircleCheck} size={18} />
            {t('questions.findings.none')}
          </>
        ) : (
          t('questions.findings.errors', { count: errors.length })
        )}
      </p>
      {said.length > 0 && (
        <ul className="space-y-1.5 text-sm">
          {said.map(({ code, severity }) => (
            <li key={code} className="flex items-start gap-2">
              <Icon
                of={severity === 'ERROR' ? CircleAlert : Info}
                size={16}
                className={`mt-[0.2lh] ${severity === 'ERROR' ? 'text-danger-text' : 'text-muted'}`}
              />
              <span>
                {severity === 'WARNING' && <span className="sr-only">{`${t('questions.findings.advice')}: `}</span>}
                {t(`questions.findings.codes.${code}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

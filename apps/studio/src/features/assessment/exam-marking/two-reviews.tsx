import { formatDecimal } from '@sullam/domain/decimal.ts';
import { reconcileAssessments } from '@sullam/domain/grading/reconcile-assessments.ts';
import { Card } from '@sullam/ui/components/card.tsx';
import { AuthorText } from '@sullam/ui/components/text.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import type { MarkedQuestion } from './exam-marking.api.ts';
import { fullName } from './learner-name.tsx';
import { useMarks } from './use-marks.ts';

/** Criterion by criterion: what either gave, and how far apart they are. */
function Criteria({ question }: { readonly question: MarkedQuestion }) {
  const t = useT();
  const marks = useMarks();
  const { rubric, reviews } = question;
  const [first, second] = reviews;
  if (!rubric || !first?.assessment || !second?.assessment) return null;
  const both = reconcileAssessments(rubric.content, [first.assessment, second.assessment], rubric.tolerance);
  const write = (points: Parameters<typeof formatDecimal>[0] | null) =>
    points === null ? '–' : marks.write(formatDecimal(points));
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-sm">
        <caption className="pb-2 text-start text-muted">{t(`exam-marking.reconciliation.${both.state}`)}</caption>
        <thead>
          <tr className="text-xs text-muted">
            <th scope="col" className="py-2 text-start font-semibold">
              {t('exam-marking.labels.criterion')}
            </th>
            {[first, second].map(({ marker }) => (
              <th key={marker.userId} scope="col" className="px-3 py-2 text-end font-semibold">
                <bdi>{fullName(marker)}</bdi>
              </th>
            ))}
            <th scope="col" className="py-2 text-end font-semibold">
              {t('exam-marking.labels.difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          {both.criteria.map((criterion, at) => {
            const differs = criterion.difference?.units !== 0n;
            return (
              <tr key={criterion.criterionId} className={`border-t border-line ${differs ? 'font-medium' : ''}`}>
                <th scope="row" className="py-2 text-start font-[inherit]">
                  <AuthorTextFor text={rubric.content.criteria[at]?.name} />
                </th>
                <td className="px-3 py-2 text-end tabular">{write(criterion.first)}</td>
                <td className="px-3 py-2 text-end tabular">{write(criterion.second)}</td>
                <td className={`py-2 text-end tabular ${differs ? 'text-danger-text' : 'text-muted'}`}>
                  {write(criterion.difference)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** What two markers gave, side by side. */
export function TwoReviews({ question }: { readonly question: MarkedQuestion }) {
  const t = useT();
  const marks = useMarks();
  if (question.reviews.length < 2) return null;
  return (
    <div className="space-y-4">
      <div className="grid gap-3 sm:grid-cols-2">
        {question.reviews.map((review) => (
          <Card key={review.marker.userId}>
            <p className="text-sm text-muted">
              <bdi>{fullName(review.marker)}</bdi>
              {review.isOwn && ` · ${t('exam-marking.labels.ownReview')}`}
            </p>
            <p className="text-lg font-semibold tabular">{marks.of(review.score, question.marks)}</p>
            {review.comment && (
              <AuthorText as="p" className="mt-2 text-sm whitespace-pre-line wrap-anywhere">
                {review.comment}
              </AuthorText>
            )}
          </Card>
        ))}
      </div>
      <Criteria question={question} />
    </div>
  );
}

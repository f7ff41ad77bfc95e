import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { SideName } from '../../../parts/side-name.tsx';
import { useAssignmentPlace } from './assignment-places.ts';
import { submissionCheckQuery } from './submissions.api.ts';

/** What a submission is like, and which of its files could not be read. */
export function SubmissionCheckCard({ assignmentSubmissionId }: { readonly assignmentSubmissionId: number }) {
  const t = useT();
  const format = useFormat();
  const { places } = useAssignmentPlace();
  const { data } = useQuery(submissionCheckQuery(assignmentSubmissionId));
  if (!data?.isOn) return null;
  const problems = data.parts.filter(({ problem }) => problem !== null);
  return (
    <Card as="section" className="space-y-3">
      <CardHeading level={2}>{t('plagiarism.titles.plagiarism')}</CardHeading>
      {data.status !== 'CHECKED' ? (
        <p className="text-sm text-muted">{t('plagiarism.labels.notYet')}</p>
      ) : data.findings.length === 0 ? (
        <p className="text-sm text-muted">{t('plagiarism.empty.OPEN')}</p>
      ) : (
        <ul className="space-y-2 text-sm">
          {data.findings.map((finding) => (
            <li key={finding.findingId} className="flex items-baseline gap-3">
              <span className="font-semibold tabular">{format.percent(finding.shared / finding.own.total)}</span>
              <UiLink href={places.finding(finding.findingId)} className={textLinkClass}>
                <SideName side={finding.other} />
              </UiLink>
              {finding.dismissal && <span className="text-muted">{t('plagiarism.labels.dismissed')}</span>}
            </li>
          ))}
        </ul>
      )}
      {problems.map(({ name, problem }, at) => (
        <p key={at} className="text-sm text-muted">
          {t(`plagiarism.problems.${problem ?? 'GONE'}`, { name: name ?? '' })}
        </p>
      ))}
    </Card>
  );
}

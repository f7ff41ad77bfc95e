import '../../../app.css';
import { Printer } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { useAssignmentPlace } from '../assignments/assignments.public.ts';
import { Comparison } from './comparison.tsx';
import { comparisonQuery, type Comparison as Pair, useDismiss } from './plagiarism.api.ts';

function Verdict({ pair }: { readonly pair: Pair }) {
  const t = useT();
  const format = useFormat();
  const { assignmentId } = useAssignmentPlace();
  const dismiss = useDismiss(assignmentId, pair.findingId);
  const [reason, setReason] = useState<string | null>(null);
  const { dismissal } = pair;
  if (dismissal)
    return (
      <Banner
        tone="success"
        live="off"
        title={t('plagiarism.labels.dismissedBy', {
          name: `${dismissal.by.firstName} ${dismissal.by.lastName}`,
          date: format.dateTime(dismissal.at),
        })}
        action={
          <Button size="sm" variant="outline" pending={dismiss.isPending} onClick={() => dismiss.mutate(null)}>
            {t('plagiarism.actions.restore')}
          </Button>
        }
      >
        <p dir="auto">{dismissal.reason}</p>
      </Banner>
    );
  return (
    <>
      <Button variant="outline" onClick={() => setReason('')}>
        {t('plagiarism.actions.dismiss')}
      </Button>
      {reason !== null && (
        <FormDialog
          open
          onClose={() => setReason(null)}
          title={t('plagiarism.dialogs.dismissTitle')}
          description={t('plagiarism.dialogs.dismissText')}
          submitLabel={t('plagiarism.actions.dismiss')}
          disabled={reason.trim() === ''}
          pending={dismiss.isPending}
          onSubmit={() => dismiss.mutate(reason.trim(), { onSuccess: () => setReason(null) })}
        >
          <TextArea
            label={t('plagiarism.fields.reason')}
            required
            rows={3}
            maxLength={2000}
            value={reason}
            onChange={(event) => setReason(event.currentTarget.value)}
          />
        </FormDialog>
      )}
    </>
  );
}

/** Two texts that are alike, side by side. */
export function FindingScreen() {
  const t = useT();
  const format = useFormat();
  const { assignmentId, places } = useAssignmentPlace();
  const findingId = usePathId('findingId');
  const { data, isError, refetch } = useQuery(comparisonQuery(assignmentId, findingId));
  const share = data && data.own.total > 0 ? data.shared / data.own.total : 0;
  const backward = data && data.other.total > 0 ? data.shared / data.other.total : 0;
  return (
    <div className="space-y-5">
      <BackLink href={places.plagiarism}>{t('plagiarism.actions.all')}</BackLink>
      {isError && !data && <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonText lines={12} />}
      {data && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
            <div>
              <h1 className="text-lg">{t('plagiarism.labels.share', { percent: format.percent(share) })}</h1>
              <p className="text-sm text-muted">
                {t('plagiarism.labels.shareBack', { percent: format.percent(backward) })}
                {' · '}
                {t('plagiarism.labels.passages', { count: data.passageCount })}
              </p>
            </div>
            <div className="flex flex-wrap gap-2 print:hidden">
              {data.own.assignmentSubmissionId !== null && (
                <LinkButton variant="outline" href={places.marking(data.own.assignmentSubmissionId)}>
                  {t('plagiarism.actions.toSubmission')}
                </LinkButton>
              )}
              <Button variant="outline" icon={Printer} onClick={() => window.print()}>
                {t('common.actions.print')}
              </Button>
              {!data.dismissal && <Verdict pair={data} />}
            </div>
          </div>
          {data.dismissal && <Verdict pair={data} />}
          <Comparison pair={data} />
        </>
      )}
    </div>
  );
}

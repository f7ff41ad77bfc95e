import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/confirm-dialog.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CertificatesOf, outlookQuery, useStartRun } from './certificates.api.ts';

type Kind = 'ISSUE' | 'REISSUE';

/** What issuing to all or anew would do, said before it is done; and how far it is. */
export function Outlook({ of }: { readonly of: CertificatesOf }) {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(outlookQuery(of));
  const start = useStartRun(of);
  const [asking, setAsking] = useState<Kind | null>(null);
  if (!data) return null;
  const { run, toIssue, toReissue } = data;
  if (run && run.finishedAt === null)
    return (
      <Banner title={t('certificate-desk.outlook.running')}>
        <p>{t('certificate-desk.outlook.run', { done: run.done, total: run.total })}</p>
        <div className="mt-2">
          <ProgressBar
            share={run.total === 0 ? 1 : run.done / run.total}
            label={t('certificate-desk.outlook.running')}
          />
        </div>
      </Banner>
    );
  const word = asking === 'ISSUE' ? 'issue' : 'reissue';
  const count = format.number(asking === 'ISSUE' ? toIssue : toReissue);
  return (
    <div className="space-y-3">
      {toIssue > 0 && (
        <Banner
          live="off"
          action={
            <Button variant="outline" size="sm" onClick={() => setAsking('ISSUE')}>
              {t('certificate-desk.actions.issueAll')}
            </Button>
          }
        >
          {t(`certificate-desk.outlook.${'courseId' in of ? 'toIssue' : 'toIssueOfPath'}`, { count: toIssue })}
        </Banner>
      )}
      {toReissue > 0 && (
        <Banner
          live="off"
          action={
            <Button variant="outline" size="sm" onClick={() => setAsking('REISSUE')}>
              {t('certificate-desk.actions.reissueAll')}
            </Button>
          }
        >
          {t('certificate-desk.outlook.toReissue', { count: toReissue })}
        </Banner>
      )}
      {asking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(null)}
          title={t(`certificate-desk.run.${word}Title`)}
          confirmLabel={t('certificate-desk.actions.issue', { count: { raw: count } })}
          pending={start.isPending}
          onConfirm={() => start.mutate(asking, { onSuccess: () => setAsking(null) })}
        >
          {t(`certificate-desk.run.${word}Text`)}
        </ConfirmDialog>
      )}
    </div>
  );
}

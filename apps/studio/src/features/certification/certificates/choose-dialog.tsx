import { Button } from '@sullam/ui/components/button.tsx';
import { CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { SearchField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/dialog.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type CertificatesOf, candidatesQuery, useIssue } from './certificates.api.ts';

/** Whom to give a certificate by hand. */
export function ChooseDialog({ of, onClose }: { readonly of: CertificatesOf; readonly onClose: () => void }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const { data, isError, refetch } = useQuery(candidatesQuery(of, search));
  const issue = useIssue(of);
  const submit = () =>
    issue.mutate(chosen.map(Number), {
      onSuccess: ({ issued }) => {
        notify({ tone: 'success', text: t('certificate-desk.done.issued', { count: issued }) });
        onClose();
      },
    });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('certificate-desk.choose.title')}
      description={t('certificate-desk.choose.text')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button disabled={chosen.length === 0} pending={issue.isPending} onClick={submit}>
            {t('certificate-desk.actions.issue', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        <SearchField label={t('certificate-desk.search')} value={search} onChange={setSearch} />
        {isError && <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} />}
        {!data && !isError && <SkeletonText lines={5} />}
        {data?.data.length === 0 && <p className="text-muted">{t('certificate-desk.choose.nobody')}</p>}
        {data && data.data.length > 0 && (
          <CheckboxGroup
            label={t('certificate-desk.choose.title')}
            value={chosen}
            onChange={setChosen}
            options={data.data.map(({ userId, firstName, lastName, completedAt }) => ({
              value: String(userId),
              label: `${firstName} ${lastName}`,
              description: completedAt
                ? t('certificate-desk.choose.completed', { date: { raw: format.date(completedAt) } })
                : t('certificate-desk.choose.notCompleted'),
            }))}
          />
        )}
      </div>
    </Dialog>
  );
}

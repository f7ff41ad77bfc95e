import '../../../app.css';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { textLinkClass } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Page } from '../../../parts/page.tsx';
import { useFinishConsent, zoomConnectionQuery } from './video-conferencing.api.ts';
import { ZoomAccount } from './zoom-account.tsx';

/** Hands on what Zoom has sent the reader back with, once, and takes it out of the address. */
function useReturn() {
  const t = useT();
  const go = useGo();
  const notify = useNotify();
  const address = useAddressQuery();
  const { mutate, ...finish } = useFinishConsent();
  const isSent = useRef(false);
  const [state, code, error] = [address.value('state'), address.value('code'), address.value('error')];
  useEffect(() => {
    if (!state || isSent.current) return;
    isSent.current = true;
    mutate(
      { state, ...(code ? { code } : {}), ...(error ? { error } : {}) },
      {
        onSuccess: () => notify({ tone: 'success', text: t('video-conferencing.zoom.done') }),
        onSettled: () => go('/zoom', { replace: true }),
      },
    );
  }, [state, code, error, mutate, notify, go, t]);
  return { isPending: finish.isPending || Boolean(state), error: finish.error };
}

/** `/zoom`: the reader's Zoom account. Zoom sends people back here. */
export function ZoomScreen() {
  const t = useT();
  const back = useReturn();
  const { data, isError, refetch } = useQuery(zoomConnectionQuery());
  if (isError && !data) return <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} />;
  return (
    <Page title={t('video-conferencing.menu.zoom')}>
      <div className="space-y-5">
        {back.error && !back.isPending && (
          <Banner tone="danger" live="assertive">
            {back.error.message}
          </Banner>
        )}
        {back.isPending && <p role="status">{t('video-conferencing.zoom.connecting')}</p>}
        {data && !back.isPending ? <ZoomAccount connection={data} /> : <SkeletonText lines={4} />}
        <p>
          {/* the policy belongs to the application of learners, which is another one */}
          <a href="/zoom-policy" className={textLinkClass}>
            {t('video-conferencing.zoom.policy')}
          </a>
        </p>
      </div>
    </Page>
  );
}

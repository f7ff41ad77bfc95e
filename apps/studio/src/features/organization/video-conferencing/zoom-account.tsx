import { Video } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { useBeginConsent, useDisconnectZoom, type ZoomConnection } from './video-conferencing.api.ts';

/** Leads to Zoom, which leads back to the page of the account. */
export function ConnectButton({ isAgain = false }: { readonly isAgain?: boolean }) {
  const t = useT();
  const begin = useBeginConsent();
  return (
    <Button
      icon={Video}
      pending={begin.isPending}
      onClick={() => begin.mutate(undefined, { onSuccess: ({ url }) => window.location.assign(url) })}
    >
      {t(isAgain ? 'video-conferencing.actions.connectAgain' : 'video-conferencing.actions.connect')}
    </Button>
  );
}

function Disconnect() {
  const t = useT();
  const notify = useNotify();
  const disconnect = useDisconnectZoom();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t('video-conferencing.actions.disconnect')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          danger
          title={t('video-conferencing.zoom.confirmTitle')}
          confirmLabel={t('video-conferencing.actions.disconnect')}
          pending={disconnect.isPending}
          onClose={() => setAsking(false)}
          onConfirm={() =>
            disconnect.mutate(undefined, {
              onSuccess: () => {
                setAsking(false);
                notify({ tone: 'success', text: t('video-conferencing.zoom.removed') });
              },
            })
          }
        >
          {t('video-conferencing.zoom.confirmText')}
        </ConfirmDialog>
      )}
    </>
  );
}

/** How the reader's account stands, and what can be done with it. */
export function ZoomAccount({ connection }: { readonly connection: ZoomConnection }) {
  const t = useT();
  const { isAuthenticated, needsConsent, isAvailable, account } = connection;
  return (
    <Card as="section" className="max-w-180 space-y-5">
      <CardHeading
        description={t('video-conferencing.zoom.lead')}
        actions={
          <Badge tone={isAuthenticated ? 'success' : 'neutral'}>
            {isAuthenticated
              ? t('video-conferencing.zoom.connected', { account: account ?? '' })
              : t('video-conferencing.zoom.notConnected')}
          </Badge>
        }
      >
        {t('video-conferencing.zoom.title')}
      </CardHeading>
      {needsConsent && isAvailable && (
        <Banner tone="warning" live="off">
          {t('video-conferencing.zoom.needsConsent')}
        </Banner>
      )}
      {!isAvailable && <p className="text-muted">{t('video-conferencing.zoom.unavailable')}</p>}
      <div className="flex flex-wrap gap-3">
        {isAvailable && !isAuthenticated && <ConnectButton isAgain={needsConsent} />}
        {(isAuthenticated || needsConsent) && <Disconnect />}
      </div>
    </Card>
  );
}

import { preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { type AccountingSettings, useReplaceSecret } from './accounting.api.ts';

/** The secret that signs deliveries: its end, and a new one that is shown once. */
export function SecretCard({ settings: { secretEnd } }: { readonly settings: AccountingSettings }) {
  const t = useT();
  const replace = useReplaceSecret();
  const [isAsking, setAsking] = useState(false);
  return (
    <Card as="section" padding="lg">
      <CardHeading>{t('accounting.secret.title')}</CardHeading>
      {replace.data ? (
        <Banner tone="warning">
          <span className="block">{t('accounting.secret.shown')}</span>
          <code dir="ltr" className="mt-2 block select-all break-all text-sm">
            {replace.data.secret}
          </code>
        </Banner>
      ) : (
        secretEnd !== '' && (
          <p className="text-sm text-muted">{t('accounting.secret.end', { end: { raw: `…${secretEnd}` } })}</p>
        )
      )}
      <Button className="mt-4" variant="outline" {...preloadOn(ConfirmDialog)} onClick={() => setAsking(true)}>
        {t('accounting.secret.replace')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={t('accounting.secret.replaceTitle')}
          confirmLabel={t('accounting.secret.replace')}
          cancelLabel={t('common.actions.cancel')}
          pending={replace.isPending}
          onConfirm={() => replace.mutate(undefined, { onSettled: () => setAsking(false) })}
        >
          {t('accounting.secret.replaceText')}
        </ConfirmDialog>
      )}
    </Card>
  );
}

import type { PendingEmailChange } from '@sullam/api-client/schema.gen.ts';
import { Mail } from '@sullam/ui/base/icons.ts';
import { lazyPart, preloadOn } from '@sullam/ui/base/lazy-part.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Isolate } from '@sullam/ui/components/text.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useFormat, useMember, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emailChangeQuery, twoFactorQuery, useCancelEmailChange } from './security.api.ts';

const EmailDialog = lazyPart(() => import('./email-dialog.tsx').then((file) => file.EmailDialog));

function Mailbox({ address, isConfirmed }: { readonly address: string; readonly isConfirmed: boolean }) {
  const t = useT();
  return (
    <li className="flex flex-wrap items-center justify-between gap-2 py-3">
      <Isolate dir="ltr">{address}</Isolate>
      <Badge tone={isConfirmed ? 'success' : 'neutral'}>
        {t(isConfirmed ? 'profile.email.confirmed' : 'profile.email.waiting')}
      </Badge>
    </li>
  );
}

/** A change that waits for its mailboxes, with the way out of it. */
function Pending({ change, email }: { readonly change: PendingEmailChange; readonly email: string }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const cancel = useCancelEmailChange();
  const { newEmail, isByAdministrator, objectionsUntil, expiresAt } = change;
  return (
    <>
      <Banner
        tone={isByAdministrator ? 'warning' : 'info'}
        live="off"
        title={t('profile.email.pendingTitle', { email: newEmail })}
      >
        {isByAdministrator && objectionsUntil
          ? t('profile.email.byAdministrator', { time: format.dateTime(objectionsUntil) })
          : t('profile.email.pendingText', { time: format.dateTime(expiresAt) })}
      </Banner>
      <ul className="mt-4 divide-y divide-line border-y border-line">
        {!isByAdministrator && <Mailbox address={email} isConfirmed={change.isOldConfirmed} />}
        <Mailbox address={newEmail} isConfirmed={change.isNewConfirmed} />
      </ul>
      <Button
        variant="danger-ghost"
        className="mt-4"
        pending={cancel.isPending}
        onClick={() =>
          cancel.mutate(undefined, { onSuccess: () => notify({ tone: 'success', text: t('profile.email.cancelled') }) })
        }
      >
        {t('profile.email.cancel')}
      </Button>
    </>
  );
}

/** The reader's address: what it is, what it is about to be, and how to change it. */
export function EmailCard() {
  const t = useT();
  const { email } = useMember();
  const [isOpen, setOpen] = useState(false);
  const query = useQuery(emailChangeQuery());
  const twoFactor = useQuery(twoFactorQuery());
  const change = query.data?.change;
  return (
    <Card as="section" padding="lg" className="[&>:last-child]:mb-0">
      <CardHeading
        description={<Isolate dir="ltr">{email}</Isolate>}
        actions={
          query.data &&
          twoFactor.data && (
            <Button {...preloadOn(Dialog)} variant="outline" icon={Mail} onClick={() => setOpen(true)}>
              {t('profile.email.change')}
            </Button>
          )
        }
      >
        {t('profile.email.title')}
      </CardHeading>
      {change ? (
        <Pending change={change} email={email} />
      ) : query.isError ? (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void query.refetch()} />
      ) : (
        !query.data && <SkeletonText lines={2} />
      )}
      {isOpen && twoFactor.data && <EmailDialog needsCode={twoFactor.data.needsCode} onClose={() => setOpen(false)} />}
    </Card>
  );
}

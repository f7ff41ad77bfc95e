import { CalendarPlus, Copy } from '@sullam/ui/base/icons.ts';
import { Button, buttonClass } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/dialog.tsx';
import { useCopy } from '@sullam/web-kit/base/use-copy.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { calendarFeedQuery, useRenewFeed, useRevokeFeed } from './calendar-feed.api.ts';

/** The same address for programs that open calendars by it. */
const webcalOf = (address: string): string => address.replace(/^https?:/, 'webcal:');

/** The address, while it is known, with the two ways to use it. */
function Address({ address }: { readonly address: string }) {
  const t = useT();
  const copy = useCopy();
  return (
    <div className="space-y-4">
      <TextField
        label={t('calendar-feeds.dialog.address')}
        value={address}
        onChange={() => undefined}
        readOnly
        dir="ltr"
      />
      <p className="text-sm text-muted">{t('calendar-feeds.dialog.secret')}</p>
      <div className="flex flex-wrap gap-2">
        <Button icon={Copy} onClick={() => void copy(address)}>
          {t('calendar-feeds.actions.copy')}
        </Button>
        <a href={webcalOf(address)} className={buttonClass({ variant: 'outline' })}>
          {t('calendar-feeds.actions.subscribe')}
        </a>
      </div>
    </div>
  );
}

interface QuestionProps {
  readonly what: 'renew' | 'revoke';
  readonly pending: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** What ends with the address, before it does. */
function Question({ what, pending, onYes, onNo }: QuestionProps) {
  const t = useT();
  return (
    <div className="space-y-4">
      <h3 className="font-semibold">{t(`calendar-feeds.confirm.${what}Title`)}</h3>
      <p>{t('calendar-feeds.confirm.renew')}</p>
      <div className="flex flex-wrap gap-2">
        <Button variant={what === 'revoke' ? 'danger' : 'primary'} pending={pending} onClick={onYes}>
          {t(`calendar-feeds.actions.${what}`)}
        </Button>
        <Button variant="outline" onClick={onNo}>
          {t('common.actions.cancel')}
        </Button>
      </div>
    </div>
  );
}

function Feed() {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const { data, isError, isFetching, refetch } = useQuery(calendarFeedQuery());
  const renew = useRenewFeed();
  const revoke = useRevokeFeed();
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  if (!data && isError)
    return <ErrorState compact title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <SkeletonText lines={4} />;
  const make = () => renew.mutate(undefined, { onSuccess: () => setAsked(null) });
  const end = () =>
    revoke.mutate(undefined, {
      onSuccess: () => {
        renew.reset();
        setAsked(null);
        notify({ tone: 'success', text: t('calendar-feeds.told.revoked') });
      },
    });
  const { createdAt, fetchedAt } = data;
  if (asked)
    return (
      <Question
        what={asked}
        pending={renew.isPending || revoke.isPending}
        onYes={asked === 'renew' ? make : end}
        onNo={() => setAsked(null)}
      />
    );
  return (
    <div className="space-y-5">
      {renew.data && <Address address={renew.data.address} />}
      {!renew.data && createdAt === null && (
        <Button icon={CalendarPlus} pending={renew.isPending} onClick={make}>
          {t('calendar-feeds.actions.create')}
        </Button>
      )}
      {createdAt !== null && (
        <div className="space-y-3">
          {!renew.data && (
            <p>
              {t('calendar-feeds.dialog.since', { date: format.date(createdAt) })}{' '}
              {fetchedAt
                ? t('calendar-feeds.dialog.fetched', { date: format.dateTime(fetchedAt) })
                : t('calendar-feeds.dialog.neverFetched')}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            <Button variant="outline" onClick={() => setAsked('renew')}>
              {t('calendar-feeds.actions.renew')}
            </Button>
            <Button variant="danger-ghost" onClick={() => setAsked('revoke')}>
              {t('calendar-feeds.actions.revoke')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The way of one's dates into one's own calendar: an address that is made, copied, made anew and taken away here. */
export function CalendarFeedDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('calendar-feeds.dialog.title')}
      description={t('calendar-feeds.dialog.lead')}
    >
      <Feed />
    </Dialog>
  );
}

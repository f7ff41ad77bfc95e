import { Copy, Link2Off, RefreshCw } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useCopy } from '@sullam/web-kit/base/use-copy.ts';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { type SeatPoolDetail, useCloseLink, useRenewLink } from './seats.api.ts';

/** The address itself, which only this response says. */
function NewLink({ url }: { readonly url: string }) {
  const t = useT();
  const copy = useCopy();
  return (
    <div className="space-y-3">
      <TextField label={t('seats.link.label')} hint={t('seats.link.once')} dir="ltr" readOnly value={url} />
      <Button full icon={Copy} onClick={() => void copy(url)}>
        {t('seats.actions.copy')}
      </Button>
    </div>
  );
}

/** The link that gives a seat to whoever opens it: created, renewed and closed here. */
export function PoolLink({ pool }: { readonly pool: SeatPoolDetail }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const renew = useRenewLink(pool.seatPoolId);
  const close = useCloseLink(pool.seatPoolId);
  const hasLink = pool.linkCreatedAt !== null;
  return (
    <div className="space-y-4">
      <p className="text-sm text-muted">{t('seats.link.text')}</p>
      {renew.data && hasLink && <NewLink url={renew.data.url} />}
      {!renew.data && pool.linkCreatedAt && (
        <p className="text-sm">{t('seats.link.created', { date: format.dateTime(pool.linkCreatedAt) })}</p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button
          variant={hasLink ? 'outline' : 'primary'}
          icon={RefreshCw}
          disabled={pool.state !== 'OPEN'}
          pending={renew.isPending}
          onClick={() => renew.mutate(undefined)}
        >
          {t(hasLink ? 'seats.actions.renewLink' : 'seats.actions.createLink')}
        </Button>
        {hasLink && (
          <Button
            variant="ghost"
            icon={Link2Off}
            pending={close.isPending}
            onClick={() =>
              close.mutate(undefined, {
                onSuccess: () => {
                  renew.reset();
                  notify({ tone: 'success', text: t('seats.link.closed') });
                },
              })
            }
          >
            {t('seats.actions.closeLink')}
          </Button>
        )}
      </div>
    </div>
  );
}

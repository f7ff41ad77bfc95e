import '../../../app.css';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useRestoreDigests, useStopDigests } from '@sullam/web-kit/notifications/notifications.api.ts';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';

/** What a press has done, and the way back. */
function Stopped({ token, stop }: { readonly token: string; readonly stop: ReturnType<typeof useStopDigests> }) {
  const t = useT();
  const restore = useRestoreDigests();
  const stopped = stop.data?.stopped ?? [];
  if (restore.isSuccess)
    return (
      <>
        <h1 className="text-3xl">{t('notifications.unsubscribe.undone')}</h1>
        <p role="status">{t('notifications.unsubscribe.undoneText')}</p>
        <Button variant="outline" onClick={stop.reset}>
          {t('notifications.unsubscribe.stop')}
        </Button>
      </>
    );
  return (
    <>
      <h1 className="text-3xl">{t('notifications.unsubscribe.done')}</h1>
      <p role="status">{t('notifications.unsubscribe.after')}</p>
      {restore.error && <Banner tone="danger">{restore.error.message}</Banner>}
      {stopped.length > 0 && (
        <Button variant="outline" pending={restore.isPending} onClick={() => restore.mutate({ token, stopped })}>
          {t('common.actions.undo')}
        </Button>
      )}
    </>
  );
}

/** `/notifications/unsubscribe`: ends bundled mails without signing in. A press does, as mail programs open links by themselves. */
export function UnsubscribeScreen() {
  const t = useT();
  // not `token`: by that name the application takes a hand-over from another one
  const token = useAddressQuery().value('key');
  const stop = useStopDigests();
  return (
    <div className="page-width page-gutter py-10">
      <div className="max-w-reading space-y-5">
        {token && stop.isSuccess ? (
          <Stopped token={token} stop={stop} />
        ) : (
          <>
            <h1 className="text-3xl">{t('notifications.unsubscribe.title')}</h1>
            {token ? (
              <>
                <p>{t('notifications.unsubscribe.text')}</p>
                {stop.isError && <Banner tone="danger">{t('notifications.unsubscribe.invalid')}</Banner>}
                <Button pending={stop.isPending} onClick={() => stop.mutate(token)}>
                  {t('notifications.unsubscribe.stop')}
                </Button>
              </>
            ) : (
              <Banner tone="warning">{t('notifications.unsubscribe.invalid')}</Banner>
            )}
          </>
        )}
      </div>
    </div>
  );
}

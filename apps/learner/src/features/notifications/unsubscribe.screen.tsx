import '../../app.css';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useStopDigests } from '@sullam/web-kit/notifications/notifications.api.ts';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';

/** `/notifications/unsubscribe`: ends bundled mails without signing in. A press does, as mail programs open links by themselves. */
export function UnsubscribeScreen() {
  const t = useT();
  // not `token`: by that name the application takes a hand-over from another one
  const token = useAddressQuery().value('key');
  const stop = useStopDigests();
  return (
    <div className="page-width page-gutter py-10">
      <div className="max-w-reading space-y-5">
        <h1 className="text-3xl">{t(`notifications.unsubscribe.${stop.isSuccess ? 'done' : 'title'}`)}</h1>
        {stop.isSuccess ? (
          <p role="status">{t('notifications.unsubscribe.after')}</p>
        ) : token ? (
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
      </div>
    </div>
  );
}

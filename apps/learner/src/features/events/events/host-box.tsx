import { ScanLine } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useSignOnToken } from '@sullam/web-kit/shell/use-sign-on-token.ts';
import type { EventDetail } from './events.api.ts';

/** For hosts and organisers: the way to the door, which lies in the studio and opens there for them alone. */
export function HostBox({ event }: { readonly event: EventDetail }) {
  const t = useT();
  const { mutate, isPending } = useSignOnToken();
  return (
    <Card className="space-y-3 shadow-3">
      <div>
        <h2 className="text-lg">{t('events.host.title')}</h2>
        <p className="text-sm text-muted">{t('events.host.text')}</p>
      </div>
      <Button
        variant="outline"
        full
        icon={ScanLine}
        pending={isPending}
        onClick={() => mutate({ target: 'STUDIO', path: `/events/${event.eventId}/door` })}
      >
        {t('events.host.open')}
      </Button>
    </Card>
  );
}

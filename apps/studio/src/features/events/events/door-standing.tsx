import { Icon } from '@sullam/ui/base/icon.tsx';
import { Wifi, WifiOff } from '@sullam/ui/base/icons.ts';
import { Banner } from '@sullam/ui/components/banner.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import type { Door } from './use-door.ts';

/** Always in sight: how many came, whether there is a network, how old the list is, what waits to be sent. */
export function DoorFigures({ door }: { readonly door: Door }) {
  const t = useT();
  const format = useFormat();
  const { list, isOnline, unsent, inside } = door;
  if (!list) return null;
  const all = list.tickets.length;
  const came = t('event-desk.door.came', { count: format.number(inside.size), all: format.number(all) });
  return (
    <div className="space-y-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <p className="text-xl font-semibold tabular">{came}</p>
        <p className="flex items-center gap-1.5 text-sm">
          <Icon
            of={isOnline ? Wifi : WifiOff}
            size={16}
            className={isOnline ? 'text-success-text' : 'text-warning-text'}
          />
          <span className={isOnline ? 'text-success-text' : 'font-semibold text-warning-text'}>
            {t(isOnline ? 'event-desk.door.online' : 'event-desk.door.offline')}
          </span>
          <span className="text-muted"> · {t('event-desk.door.listOf', { time: format.time(list.madeAt) })}</span>
        </p>
      </div>
      <ProgressBar share={all === 0 ? 0 : inside.size / all} label={came} />
      {unsent > 0 && <p className="text-sm text-muted">{t('event-desk.door.unsent', { count: unsent })}</p>}
    </div>
  );
}

/** What joining with the other devices has shown: nobody at this gate could know it then. */
function Findings({ door }: { readonly door: Door }) {
  const t = useT();
  const format = useFormat();
  const { findings, dismiss } = door;
  if (findings.length === 0) return null;
  return (
    <Banner
      tone="warning"
      title={t('event-desk.door.joined', { count: findings.length })}
      action={
        <Button variant="outline" size="sm" onClick={() => dismiss(findings.map(({ scanId }) => scanId))}>
          {t('event-desk.door.seen')}
        </Button>
      }
    >
      <ul className="mt-1 space-y-1">
        {findings.map(({ scanId, name, outcome, firstAt, gate }) => (
          <li key={scanId}>
            {name && (
              <>
                <bdi className="font-medium">{name}</bdi>:{' '}
              </>
            )}
            {t(`event-desk.outcomes.${outcome}`)}
            {firstAt && ` · ${format.time(firstAt)}`}
            {gate && (
              <>
                {' '}
                · <bdi>{gate}</bdi>
              </>
            )}
          </li>
        ))}
      </ul>
    </Banner>
  );
}

/** What there is to mind before anybody is let in. */
export function DoorWarnings({ door }: { readonly door: Door }) {
  const t = useT();
  const { list, standing, isOnline, problem, refresh } = door;
  const isWrong = standing === 'ALTERED' || standing === 'FORGED';
  if (isWrong)
    return (
      <Banner
        tone="danger"
        live="assertive"
        title={t(`event-desk.door.list.${standing}`)}
        action={
          <Button variant="outline" size="sm" onClick={refresh}>
            {t('event-desk.door.refresh')}
          </Button>
        }
      >
        {t('event-desk.door.list.text')}
      </Banner>
    );
  return (
    <>
      {problem && <Banner tone="warning" title={problem} />}
      {standing === 'UNCHECKED' && <Banner tone="info">{t('event-desk.door.list.UNCHECKED')}</Banner>}
      <Findings door={door} />
      {!list &&
        !problem &&
        (isOnline ? (
          <SkeletonText lines={6} />
        ) : (
          // opened for the first time where there is no network: there is nothing to check tickets by
          <ErrorState title={t('event-desk.door.noList')} onRetry={refresh} />
        ))}
    </>
  );
}

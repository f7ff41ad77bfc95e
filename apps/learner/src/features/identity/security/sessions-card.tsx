import type { Session } from '@sullam/api-client/schema.gen.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { LogOut, Monitor, Smartphone } from '@sullam/ui/base/icons.ts';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Isolate } from '@sullam/ui/components/text.tsx';
import { useFormat, useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { sessionsQuery, useEndSessions } from './security.api.ts';

const PHONES = new Set(['iOS', 'Android']);

function SessionRow({ session, onEnd }: { readonly session: Session; readonly onEnd: () => void }) {
  const t = useT();
  const format = useFormat();
  const { now } = useKit();
  const { browser, system, isCurrent, lastSeenAt, createdAt, ip } = session;
  const device = browser && system ? t('profile.sessions.device', { browser, system }) : (browser ?? system);
  const seen = format.relative(lastSeenAt, new Date(now()), (key) => t(key));
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4 last:pb-0">
      <Icon of={system && PHONES.has(system) ? Smartphone : Monitor} size={24} className="text-muted" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device ?? t('profile.sessions.unknownDevice')}
          {isCurrent && <Badge tone="primary">{t('profile.sessions.this')}</Badge>}
        </p>
        <p className="text-sm text-muted">
          {!isCurrent && <>{t('profile.sessions.lastSeen', { time: seen })} · </>}
          {t('profile.sessions.signedIn', { time: format.dateTime(createdAt) })}
          {ip && (
            <>
              {' · '}
              <Isolate dir="ltr">{ip}</Isolate>
            </>
          )}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="ghost" size="sm" onClick={onEnd}>
          {t('profile.sessions.end')}
        </Button>
      )}
    </li>
  );
}

function Sessions({ sessions }: { readonly sessions: readonly Session[] }) {
  const t = useT();
  const notify = useNotify();
  const end = useEndSessions();
  const others = sessions.filter((session) => !session.isCurrent).map((session) => session.sessionId);
  const endAll = (ids: readonly string[], text: string) =>
    end.mutate(ids, { onSuccess: () => notify({ tone: 'success', text }) });
  return (
    <>
      <ul className="divide-y divide-line border-t border-line">
        {sessions.map((session) => (
          <SessionRow
            key={session.sessionId}
            session={session}
            onEnd={() => endAll([session.sessionId], t('profile.sessions.ended'))}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <Button
          variant="outline"
          icon={LogOut}
          className="mt-5"
          pending={end.isPending}
          onClick={() => endAll(others, t('profile.sessions.othersEnded'))}
        >
          {t('profile.sessions.endOthers')}
        </Button>
      )}
    </>
  );
}

/** Where the reader is signed in, with a way to end it. */
export function SessionsCard() {
  const t = useT();
  const query = useQuery(sessionsQuery());
  return (
    <Card as="section" padding="lg">
      <CardHeading>{t('profile.sessions.title')}</CardHeading>
      {query.data ? (
        <Sessions sessions={query.data.data} />
      ) : query.isError ? (
        <ErrorState compact title={t('common.failed.title')} onRetry={() => void query.refetch()} />
      ) : (
        <SkeletonText lines={5} />
      )}
    </Card>
  );
}

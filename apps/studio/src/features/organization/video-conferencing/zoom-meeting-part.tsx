import { RefreshCw, Video } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Banner, type BannerTone } from '@sullam/ui/components/banner.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import {
  useMakeMeeting,
  useMakeMeetingsOfSeries,
  useRemoveMeeting,
  type ZoomMeeting,
  zoomConnectionQuery,
  zoomMeetingQuery,
} from './video-conferencing.api.ts';

const TONES = { WAITING: 'info', READY: 'success', FAILED: 'danger' } as const satisfies Record<string, BannerTone>;

const toneOf = ({ status, hasAddress }: ZoomMeeting): BannerTone => {
  if (status === 'NONE') return 'info';
  return status === 'FAILED' && hasAddress ? 'warning' : TONES[status];
};

/** How far the meeting is that Zoom makes, and what can be done about it. */
function Made({ lectureId, meeting }: { readonly lectureId: number; readonly meeting: ZoomMeeting }) {
  const t = useT();
  const make = useMakeMeeting(lectureId);
  const remove = useRemoveMeeting(lectureId);
  const { status, failure, hasAddress, isMine } = meeting;
  if (status === 'NONE') return null;
  const isStale = status === 'FAILED' && hasAddress;
  return (
    <div className="space-y-3">
      <Banner
        tone={toneOf(meeting)}
        title={t(isStale ? 'video-conferencing.meeting.stale' : `video-conferencing.meeting.${status}`)}
      >
        {failure && t(`video-conferencing.failures.${failure}`)}
      </Banner>
      <div className="flex flex-wrap items-center gap-3">
        {status === 'FAILED' && failure === 'CONNECT' && isMine && <AccountLink />}
        {status === 'FAILED' && failure !== 'CONNECT' && (
          <Button
            size="sm"
            variant="outline"
            icon={RefreshCw}
            pending={make.isPending}
            onClick={() => make.mutate(undefined)}
          >
            {t('video-conferencing.actions.retry')}
          </Button>
        )}
        <Button size="sm" variant="danger-ghost" pending={remove.isPending} onClick={() => remove.mutate(undefined)}>
          {t('video-conferencing.actions.removeMeeting')}
        </Button>
      </div>
    </div>
  );
}

function AccountLink() {
  const t = useT();
  return (
    <UiLink href="/zoom" className={textLinkClass}>
      {t('video-conferencing.actions.account')}
    </UiLink>
  );
}

/** The meeting of a lecture in Zoom: made by a press, or by a pasted link (`children`) where there is none. */
export function ZoomMeetingPart(props: {
  readonly lectureId: number;
  /** Zoom is told of what is saved. */
  readonly isDirty: boolean;
  readonly hasLink: boolean;
  readonly children: ReactNode;
}) {
  const { lectureId, isDirty, hasLink, children } = props;
  const t = useT();
  const { data: meeting } = useQuery(zoomMeetingQuery(lectureId));
  const { data: connection } = useQuery(zoomConnectionQuery());
  const make = useMakeMeeting(lectureId);
  if (meeting && meeting.status !== 'NONE') return <Made lectureId={lectureId} meeting={meeting} />;
  if (!meeting || !connection?.isAvailable || hasLink) return children;
  return (
    <div className="space-y-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-0 flex-1 basis-72 text-sm text-muted">
          {t(
            connection.isAuthenticated ? 'video-conferencing.meeting.offer' : 'video-conferencing.meeting.offerConnect',
          )}
          {connection.isAuthenticated && isDirty && ` ${t('video-conferencing.meeting.saveFirst')}`}
        </p>
        {connection.isAuthenticated && (
          <Button
            variant="outline"
            icon={Video}
            disabled={isDirty}
            pending={make.isPending}
            onClick={() => make.mutate(undefined)}
          >
            {t('video-conferencing.actions.make')}
          </Button>
        )}
        <AccountLink />
      </div>
      {children}
    </div>
  );
}

/** Makes the meetings of a whole series. */
export function ZoomSeriesButton({ lectureSeriesId }: { readonly lectureSeriesId: number }) {
  const t = useT();
  const notify = useNotify();
  const { data } = useQuery(zoomConnectionQuery());
  const make = useMakeMeetingsOfSeries(lectureSeriesId);
  if (!data?.isAvailable) return null;
  if (!data.isAuthenticated) return <AccountLink />;
  return (
    <Button
      variant="outline"
      icon={Video}
      pending={make.isPending}
      onClick={() =>
        make.mutate(undefined, {
          onSuccess: () => notify({ tone: 'success', text: t('video-conferencing.messages.making') }),
        })
      }
    >
      {t('video-conferencing.actions.makeAll')}
    </Button>
  );
}

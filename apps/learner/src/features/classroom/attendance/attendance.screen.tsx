import { roomZone } from '@sullam/web-kit/moments/session-zone.ts';
import { usePlaceTimes } from '@sullam/web-kit/moments/use-place-times.ts';
import { ZoneNote } from '@sullam/web-kit/moments/zone-note.tsx';
import '../../../app.css';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { ProgressBar } from '@sullam/ui/components/progress.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { CoursePage, useCourseFrame } from '../../learning/course-content/course-content.public.ts';
import { ATTENDANCE_PAGE, type OwnAttendance, ownAttendanceQuery, useWithdrawExcuse } from './attendance.api.ts';
import { CheckIn } from './check-in.tsx';
import { ExcuseDialog } from './excuse-dialog.tsx';
import { StatusBadge } from './status-badge.tsx';

interface SessionRowProps {
  readonly session: OwnAttendance;
  readonly onExcuse: () => void;
}

function ExcuseLine({ session, onExcuse }: SessionRowProps) {
  const t = useT();
  const notify = useNotify();
  const withdraw = useWithdrawExcuse(session.attendanceSessionId);
  const { excuse, canExcuse } = session;
  if (!excuse)
    return canExcuse ? (
      <Button size="sm" variant="outline" className="mt-1" onClick={onExcuse}>
        {t('attendance.titles.excuse')}
      </Button>
    ) : null;
  return (
    <div className="space-y-1 text-sm">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-medium">
          {excuse.state === 'WAITING' && t('attendance.own.waiting')}
          {excuse.state === 'ACCEPTED' && t('attendance.sources.EXCUSE')}
          {excuse.state === 'REFUSED' && t('attendance.own.refused')}
        </span>
        {excuse.state === 'WAITING' && (
          <>
            <Button size="sm" variant="ghost" onClick={onExcuse}>
              {t('attendance.excuse.edit')}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              pending={withdraw.isPending}
              onClick={() =>
                withdraw.mutate(undefined, {
                  onSuccess: () => notify({ tone: 'success', text: t('attendance.excuse.withdrawn') }),
                })
              }
            >
              {t('attendance.excuse.withdraw')}
            </Button>
          </>
        )}
      </p>
      {excuse.answer && <p className="text-muted">{t('attendance.own.answer', { answer: excuse.answer })}</p>}
    </div>
  );
}

function SessionRow({ session, onExcuse }: SessionRowProps) {
  const t = useT();
  const timeAt = usePlaceTimes();
  const format = useFormat();
  const { now } = useKit();
  const { status, source, markedAt, startsAt } = session;
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-2 px-4 py-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="text-body font-medium wrap-anywhere">
          <AuthorTextFor text={session.title} />
        </h3>
        <p className="text-sm text-muted">
          <time dateTime={startsAt}>{timeAt(startsAt, roomZone(session))}</time>
        </p>
        <ExcuseLine session={session} onExcuse={onExcuse} />
      </div>
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        {status ? (
          <StatusBadge status={status} />
        ) : (
          <span>{t(Date.parse(startsAt) > now() ? 'attendance.own.upcoming' : 'attendance.statuses.none')}</span>
        )}
        {source && status !== 'ABSENT' && <span>{t(`attendance.sources.${source}`)}</span>}
        {markedAt && (status === 'PRESENT' || status === 'LATE') && (
          <time dateTime={markedAt}>{format.time(markedAt)}</time>
        )}
      </p>
    </li>
  );
}

/** `attendance`, inside a course: one's own record, the way to check in, and to be excused. */
export function AttendanceScreen() {
  const t = useT();
  const format = useFormat();
  const { course } = useCourseFrame();
  const address = useAddressQuery();
  const { now } = useKit();
  const page = pageOf(address.value('page'));
  const { data, isError, isFetching, refetch } = useQuery(ownAttendanceQuery(course.courseId, page));
  const [excusing, setExcusing] = useState<OwnAttendance>();
  if (!data && isError)
    return (
      <CoursePage>
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      </CoursePage>
    );
  if (!data)
    return (
      <CoursePage>
        <SkeletonText lines={8} />
      </CoursePage>
    );
  // with two at the same time the code says which one it is
  const [open, ...others] = data.data.filter(({ isCodeOpen }) => isCodeOpen);
  const { percent, minimum } = data;
  return (
    <CoursePage>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <section className="min-w-0">
          {data.total === 0 ? (
            <EmptyState
              drawing="calendar"
              title={t('attendance.own.empty')}
              description={t('attendance.own.emptyText')}
            />
          ) : (
            <ul className="divide-y divide-line rounded-xl border border-line bg-surface">
              {data.data.map((session) => (
                <SessionRow key={session.attendanceSessionId} session={session} onExcuse={() => setExcusing(session)} />
              ))}
            </ul>
          )}
          <ZoneNote at={new Date(now())} />
          <div className="mt-8">
            <Pagination
              page={page}
              pages={pagesOf(data.total, ATTENDANCE_PAGE)}
              hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
            />
          </div>
        </section>
        <div className="space-y-6 max-lg:order-first">
          <Card as="section" padding="lg" className="space-y-3">
            <h2 className="text-xl">{t('attendance.titles.own')}</h2>
            {percent === null ? (
              <p className="text-muted">{t('attendance.own.none')}</p>
            ) : (
              <>
                <p className="text-lg font-medium">
                  {t('attendance.own.percent', { percent: format.exactPercent(percent.replace(/\.0$/, '')) })}
                </p>
                <ProgressBar share={Number(percent) / 100} label={t('attendance.titles.own')} />
              </>
            )}
            <p className="text-sm text-muted">
              {minimum === null
                ? t('attendance.own.noMinimum')
                : t('attendance.own.minimum', { percent: format.exactPercent(String(minimum)) })}
            </p>
            <p className="text-sm text-muted">
              {t('attendance.own.lateCounts', { percent: format.exactPercent(String(data.lateWeight)) })}
            </p>
          </Card>
          {open && <CheckIn {...(others.length === 0 ? { attendanceSessionId: open.attendanceSessionId } : {})} />}
        </div>
      </div>
      {excusing && <ExcuseDialog session={excusing} minimum={minimum} onClose={() => setExcusing(undefined)} />}
    </CoursePage>
  );
}

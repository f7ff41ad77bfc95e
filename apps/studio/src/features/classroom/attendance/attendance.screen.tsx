import { ownZone } from '@sullam/strings/format.ts';
import { roomZone } from '@sullam/web-kit/moments/session-zone.ts';
import { usePlaceTimes } from '@sullam/web-kit/moments/use-place-times.ts';
import { ZoneNote } from '@sullam/web-kit/moments/zone-note.tsx';
import '../../../app.css';
import { isWritten, type Localized } from '@sullam/domain/localized.ts';
import { ChartColumn, Plus } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { DatePicker } from '@sullam/ui/pickers/lazy.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { Redirect } from '@sullam/web-kit/router/redirect.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CardList } from '../../../parts/card-list.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import { TitledDialog } from '../../../parts/titled-dialog.tsx';
import { type AttendanceSession, sessionsQuery, useCreateSession } from './attendance.api.ts';
import { CountsBar } from './counts-bar.tsx';

interface NewSessionProps {
  readonly courseId: number;
  readonly onClose: () => void;
}

const LENGTH = 60;

/** A session that belongs to no lecture: a visit, an exam in a hall. */
function NewSessionDialog({ courseId, onClose }: NewSessionProps) {
  const t = useT();
  const notify = useNotify();
  const create = useCreateSession(courseId);
  const [place, setPlace] = useState<Localized>({});
  const [at, setAt] = useState<string | null>(null);
  const [lateMinutes, setLateMinutes] = useState(10);
  return (
    <TitledDialog
      onClose={onClose}
      title={t('attendance.taking.new')}
      submitLabel={t('common.actions.add')}
      pending={create.isPending}
      disabled={at === null}
      label={t('attendance.session.title')}
      stacked
      refusal={create.error}
      onSubmit={(title) =>
        at &&
        create.mutate(
          {
            title,
            place: isWritten(place) ? place : {},
            zone: ownZone(),
            localDate: at.slice(0, 10),
            localTime: at.slice(11, 16),
            durationMinutes: LENGTH,
            lateMinutes,
          },
          {
            onSuccess: () => {
              notify({ tone: 'success', text: t('attendance.session.added') });
              onClose();
            },
          },
        )
      }
    >
      <DatePicker label={t('attendance.columns.time')} withTime value={at} onChange={setAt} />
      <LocalizedField label={t('attendance.session.place')} stacked value={place} onChange={setPlace} />
      <NumberField
        label={t('attendance.session.lateMinutes')}
        min={0}
        max={240}
        value={lateMinutes}
        onChange={(minutes) => setLateMinutes(minutes ?? 0)}
      />
    </TitledDialog>
  );
}

function SessionCard({ session }: { readonly session: AttendanceSession }) {
  const t = useT();
  const timeAt = usePlaceTimes();
  const format = useFormat();
  const { courseId, attendanceSessionId, state, counts, learnerCount, waitingExcuses, doubts } = session;
  const toLookAt = waitingExcuses + doubts;
  return (
    <Card as="article" interactive>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-body font-medium wrap-anywhere">
            <UiLink
              href={`/courses/${courseId}/attendance/${attendanceSessionId}`}
              className="text-ink no-underline after:absolute after:inset-0 hover:underline"
            >
              <AuthorTextFor text={session.title} />
            </UiLink>
          </h2>
          <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <time dateTime={session.startsAt}>{timeAt(session.startsAt, roomZone(session))}</time>
            <Badge tone={state === 'OPEN' ? 'success' : 'neutral'}>{t(`attendance.states.${state}`)}</Badge>
            {toLookAt > 0 && <Badge tone="warning">{t('attendance.taking.doubts', { count: toLookAt })}</Badge>}
          </p>
        </div>
        <div className="w-full sm:w-64">
          <p className="mb-1.5 text-sm">
            <span className="font-semibold tabular">{format.number(counts.PRESENT + counts.LATE)}</span>{' '}
            {t('attendance.taking.of', { count: learnerCount })}
          </p>
          <CountsBar counts={counts} total={learnerCount} />
        </div>
      </div>
    </Card>
  );
}

/** `attendance` of a course: its sessions, the next to be taken first in sight. */
export function CourseAttendanceScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const lectureId = Number(useAddressQuery().value('lecture') ?? Number.NaN);
  const kit = useKit();
  const query = useQuery(sessionsQuery(courseId));
  const [isMaking, setMaking] = useState(false);
  const wanted = query.data?.data.find((session) => session.lectureId === lectureId);
  if (wanted) return <Redirect to={`/courses/${courseId}/attendance/${wanted.attendanceSessionId}`} />;
  const actions = (
    <div className="flex flex-wrap gap-2">
      <LinkButton variant="outline" icon={ChartColumn} href={`/courses/${courseId}/attendance/report`}>
        {t('attendance.titles.report')}
      </LinkButton>
      <Button icon={Plus} onClick={() => setMaking(true)}>
        {t('attendance.taking.new')}
      </Button>
    </div>
  );
  return (
    <>
      <CardList
        query={query}
        lead={t('attendance.taking.lead')}
        empty={{
          title: t('attendance.taking.empty'),
          description: t('attendance.taking.emptyText'),
          drawing: 'people',
        }}
        action={actions}
      >
        {(session) => <SessionCard key={session.attendanceSessionId} session={session} />}
      </CardList>
      <ZoneNote at={new Date(kit.now())} />
      {isMaking && <NewSessionDialog courseId={courseId} onClose={() => setMaking(false)} />}
    </>
  );
}

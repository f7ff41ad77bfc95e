import { ATTENDANCE_STATUSES } from '@sullam/domain/attendance/attendance.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Maximize } from '@sullam/ui/base/icons.ts';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type AttendanceSheet,
  codeQuery,
  useCloseSession,
  useDecideExcuse,
  useReopenSession,
  useSettleDoubt,
  useUpdateSession,
} from './attendance.api.ts';
import { CodeDrawing } from './code-drawing.tsx';
import { CountsBar } from './counts-bar.tsx';
import { RefuseDialog } from './sheet-dialogs.tsx';
import { nameOf, STATUS_LOOKS } from './status-looks.ts';

interface PartProps {
  readonly sheet: AttendanceSheet;
}

export function Sums({ sheet: { session } }: PartProps) {
  const t = useT();
  const format = useFormat();
  const { counts, learnerCount } = session;
  const marked = ATTENDANCE_STATUSES.reduce((sum, status) => sum + counts[status], 0);
  return (
    <section className="space-y-3">
      <p>
        <span className="font-heading text-3xl tabular">{format.number(counts.PRESENT + counts.LATE)}</span>{' '}
        <span className="text-muted">
          {t('attendance.taking.of', { count: learnerCount })} {t('attendance.taking.here')}
        </span>
      </p>
      <CountsBar counts={counts} total={learnerCount} />
      <dl className="space-y-1.5 text-sm">
        {ATTENDANCE_STATUSES.map((status) => (
          <div key={status} className="flex items-center gap-2.5">
            <span aria-hidden="true" className={cx('size-3 rounded-xs', STATUS_LOOKS[status].bar)} />
            <dt className="flex-1">{t(`attendance.statuses.${status}`)}</dt>
            <dd className="font-medium tabular">{format.number(counts[status])}</dd>
          </div>
        ))}
        <div className="flex items-center gap-2.5">
          <span aria-hidden="true" className="size-3 rounded-xs bg-line" />
          <dt className="flex-1">{t('attendance.statuses.none')}</dt>
          <dd className="font-medium tabular">{format.number(Math.max(0, learnerCount - marked))}</dd>
        </div>
      </dl>
    </section>
  );
}

function OpenCode({ sessionId }: { readonly sessionId: number }) {
  const t = useT();
  const format = useFormat();
  const { data } = useQuery(codeQuery(sessionId));
  if (!data) return null;
  return (
    <div className="flex items-start gap-4">
      <CodeDrawing path={data.path} size={data.size} className="size-32 shrink-0" />
      <div className="text-sm">
        <p className="text-muted">{t('attendance.taking.codeHint')}</p>
        <p
          dir="ltr"
          className="text-lg font-semibold tabular"
        >{`${data.digits.slice(0, 3)} ${data.digits.slice(3)}`}</p>
        <p className="text-muted">
          {t('attendance.taking.newIn', { count: format.number(Math.ceil(data.expiresInMs / 1000)) })}
        </p>
      </div>
    </div>
  );
}

/** Opens the code, here and on the wall. */
export function CodePart({ sheet: { session } }: PartProps) {
  const t = useT();
  const { attendanceSessionId, courseId, isCodeOpen, state } = session;
  const update = useUpdateSession(attendanceSessionId);
  if (state === 'CLOSED') return null;
  return (
    <section className="space-y-4">
      <Switch
        spread
        label={t(isCodeOpen ? 'attendance.taking.codeOpen' : 'attendance.taking.showCode')}
        checked={isCodeOpen}
        disabled={update.isPending}
        onChange={(next) => update.mutate({ isCodeOpen: next })}
      />
      {isCodeOpen && (
        <>
          <OpenCode sessionId={attendanceSessionId} />
          <LinkButton
            full
            variant="outline"
            icon={Maximize}
            href={`/courses/${courseId}/attendance/${attendanceSessionId}/screen`}
          >
            {t('attendance.taking.openProjector')}
          </LinkButton>
        </>
      )}
    </section>
  );
}

/** Doubles and excuses: what somebody has to look at. */
export function ToLookAt({ sheet }: PartProps) {
  const t = useT();
  const format = useFormat();
  const settle = useSettleDoubt();
  const decide = useDecideExcuse();
  const [refusing, setRefusing] = useState<AttendanceSheet['rows'][number]>();
  const waiting = sheet.rows.filter(({ excuse }) => excuse?.state === 'WAITING');
  const count = waiting.length + sheet.openDoubts.length;
  if (count === 0) return null;
  return (
    <section className="space-y-4">
      <h2 className="text-lg">{t('attendance.taking.doubts', { count })}</h2>
      {sheet.openDoubts.map(({ attendanceDoubtId, kind, person, otherPerson, happenedAt }) => {
        const isSame = kind !== 'OTHER_DEVICE';
        const words = { name: nameOf(person), other: nameOf(otherPerson), time: format.time(happenedAt) };
        const answer = (isPresent: boolean) => settle.mutate({ attendanceDoubtId, isPresent });
        return (
          <div key={attendanceDoubtId} className="space-y-2 text-sm">
            <p className="font-medium">{t(`attendance.taking.doubt.${kind}`)}</p>
            <p className="text-muted">{t(`attendance.taking.doubtText.${kind}`, words)}</p>
            <div className="flex flex-wrap gap-2">
              <Button size="sm" variant="outline" onClick={() => answer(true)}>
                {t(isSame ? 'attendance.taking.bothHere' : 'attendance.taking.isHere')}
              </Button>
              <Button size="sm" variant="outline" onClick={() => answer(false)}>
                {isSame ? t('attendance.taking.onlyFirst', { name: words.other }) : t('attendance.taking.isNotHere')}
              </Button>
            </div>
          </div>
        );
      })}
      {waiting.map((row) => (
        <div key={row.person.userId} className="space-y-2 text-sm">
          <p className="font-medium">{t('attendance.taking.excuseOf', { name: nameOf(row.person) })}</p>
          <p className="text-muted">{t(`attendance.reasons.${row.excuse!.reason}`)}</p>
          <p dir="auto">{row.excuse!.explanation}</p>
          {row.excuse!.files.map((file) => (
            <a key={file.mediaId} href={file.url} className="block underline">
              <bdi>{file.name}</bdi>
            </a>
          ))}
          <div className="flex flex-wrap gap-2">
            <Button
              size="sm"
              variant="outline"
              pending={decide.isPending}
              onClick={() =>
                decide.mutate({ attendanceExcuseId: row.excuse!.attendanceExcuseId, isAccepted: true, answer: '' })
              }
            >
              {t('attendance.taking.accept')}
            </Button>
            <Button size="sm" variant="outline" onClick={() => setRefusing(row)}>
              {t('attendance.taking.refuse')}
            </Button>
          </div>
        </div>
      ))}
      {refusing && <RefuseDialog row={refusing} onClose={() => setRefusing(undefined)} />}
    </section>
  );
}

/** Closing says its effect before it has any. */
export function Closing({ sheet }: PartProps) {
  const t = useT();
  const notify = useNotify();
  const { now } = useKit();
  const title = useAuthorText()(sheet.session.title);
  const { attendanceSessionId, state, startsAt } = sheet.session;
  const close = useCloseSession(attendanceSessionId);
  const reopen = useReopenSession(attendanceSessionId);
  const [isAsking, setAsking] = useState(false);
  const unmarked = sheet.rows.filter(({ status }) => status === null).length;
  if (state === 'CLOSED')
    return (
      <Button
        full
        variant="outline"
        pending={reopen.isPending}
        onClick={() =>
          reopen.mutate(undefined, {
            onSuccess: () => notify({ tone: 'success', text: t('attendance.taking.reopened') }),
          })
        }
      >
        {t('attendance.taking.reopen')}
      </Button>
    );
  const label = unmarked === 0 ? t('attendance.taking.close') : t('attendance.taking.closeAbsent', { count: unmarked });
  return (
    <>
      <Button full disabled={Date.parse(startsAt) > now()} onClick={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking && (
        <ConfirmDialog
          open
          onClose={() => setAsking(false)}
          title={t('attendance.taking.closeTitle', { title })}
          confirmLabel={label}
          pending={close.isPending}
          onConfirm={() =>
            close.mutate(undefined, {
              onSuccess: () => {
                notify({ tone: 'success', text: t('attendance.taking.closed') });
                setAsking(false);
              },
            })
          }
        >
          {t('attendance.taking.closeText')}
        </ConfirmDialog>
      )}
    </>
  );
}

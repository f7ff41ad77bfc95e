import '../../../app.css';
import type { AttendanceStatus } from '@sullam/domain/attendance/attendance.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Printer } from '@sullam/ui/base/icons.ts';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { NumberField } from '@sullam/ui/components/number-field.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { EmptyCell } from '@sullam/ui/table/empty-cell.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ExportMenu } from '../../../parts/export-menu.tsx';
import { FormDialog } from '../../../parts/form-dialog.tsx';
import { type AttendanceReport, exportReport, REPORT_PAGE, reportQuery, useSetRules } from './attendance.api.ts';
import { nameOf, STATUS_LOOKS } from './status-looks.ts';

/** A status as its letter; its word is read out. */
function Letter({ status }: { readonly status: AttendanceStatus | null }) {
  const t = useT();
  if (status === null) return <EmptyCell />;
  return (
    <span
      title={t(`attendance.statuses.${status}`)}
      className={cx('inline-grid size-7 place-items-center rounded-md text-sm', STATUS_LOOKS[status].chosen)}
    >
      <span aria-hidden="true">{t(`attendance.letters.${status}`)}</span>
      <span className="sr-only">{t(`attendance.statuses.${status}`)}</span>
    </span>
  );
}

interface ShareProps {
  readonly percent: string | null;
  readonly isBelow: boolean;
  readonly minimum: number | null;
}

/** A share as a number and a bar, on which the limit is a tick. */
function Share({ percent, isBelow, minimum }: ShareProps) {
  const format = useFormat();
  if (percent === null) return <EmptyCell />;
  return (
    <span className="flex items-center gap-3">
      <span className={cx('w-14 tabular', isBelow && 'font-semibold text-danger-text')}>
        {format.exactPercent(percent)}
      </span>
      <span aria-hidden="true" className="relative h-1.5 w-28 rounded-full bg-line print:hidden">
        <span
          className={cx('absolute inset-y-0 start-0 rounded-full', isBelow ? 'bg-danger' : 'bg-success')}
          style={{ width: `${Math.min(100, Number(percent))}%` }}
        />
        {minimum !== null && (
          <span className="absolute -inset-y-1 w-0.5 bg-ink" style={{ insetInlineStart: `${minimum}%` }} />
        )}
      </span>
    </span>
  );
}

function Matrix({ report }: { readonly report: AttendanceReport }) {
  const t = useT();
  const format = useFormat();
  const day = (at: string, timeZone: string) => format.fields(at, { day: 'numeric', month: 'short' }, timeZone);
  return (
    <section
      aria-label={t('attendance.titles.report')}
      // words for readers of screens stand in it and are out of the flow: without a place they would widen the page
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-b border-line text-start align-bottom">
            <th scope="col" className="py-3 ps-4 text-start font-medium text-muted">
              {t('attendance.columns.learner')}
            </th>
            {report.sessions.map((session) => (
              <th
                key={session.attendanceSessionId}
                scope="col"
                className="px-1.5 py-3 text-center font-medium text-muted"
              >
                <span className="block text-ink tabular">
                  {format.number(session.counts.PRESENT + session.counts.LATE)}
                </span>
                <span className="block whitespace-nowrap">{day(session.startsAt, session.zone)}</span>
                <span className="sr-only">
                  <AuthorTextFor text={session.title} unmarked />
                </span>
              </th>
            ))}
            <th scope="col" className="py-3 ps-4 pe-4 text-start font-medium text-muted">
              {t('attendance.columns.attended')}
            </th>
          </tr>
        </thead>
        <tbody>
          {report.data.map(({ person, statuses, percent, isBelow }) => (
            <tr key={person.userId} className="border-b border-line last:border-0">
              <th scope="row" className="py-1.5 ps-4 text-start font-medium whitespace-nowrap">
                <bdi>{nameOf(person)}</bdi>
              </th>
              {statuses.map((status, at) => (
                <td key={report.sessions[at]?.attendanceSessionId} className="px-1.5 py-1.5 text-center">
                  <Letter status={status} />
                </td>
              ))}
              <td className="py-1.5 ps-4 pe-4">
                <Share percent={percent} isBelow={isBelow} minimum={report.minimum} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface BarsProps {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly count: number }[];
}

/** Rows with a bar and a number each. */
function Bars({ title, rows }: BarsProps) {
  const format = useFormat();
  const most = Math.max(1, ...rows.map(({ count }) => count));
  if (rows.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="mb-3 text-lg">{title}</h2>
      <dl className="space-y-2 text-sm">
        {rows.map(({ label, count }) => (
          <div key={label} className="flex items-center gap-3">
            <dt className="w-24 shrink-0">{label}</dt>
            <dd className="flex flex-1 items-center gap-3">
              <span aria-hidden="true" className="h-1.5 flex-1 rounded-full bg-line">
                <span className="block h-full rounded-full bg-primary" style={{ width: `${(100 * count) / most}%` }} />
              </span>
              <span className="w-8 text-end tabular">{format.number(count)}</span>
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

interface RulesDialogProps {
  readonly courseId: number;
  readonly rules: AttendanceReport['rules'];
  readonly onClose: () => void;
}

function RulesDialog({ courseId, rules, onClose }: RulesDialogProps) {
  const t = useT();
  const notify = useNotify();
  const save = useSetRules(courseId);
  const [form, setForm] = useState(rules);
  return (
    <FormDialog
      open
      onClose={onClose}
      title={t('attendance.report.change')}
      submitLabel={t('common.actions.save')}
      pending={save.isPending}
      onSubmit={() =>
        save.mutate(form, {
          onSuccess: () => {
            notify({ tone: 'success', text: t('attendance.report.rulesSaved') });
            onClose();
          },
        })
      }
    >
      <NumberField
        label={t('attendance.report.lateWeight')}
        hint={t('attendance.report.lateWeightHint')}
        min={0}
        max={100}
        value={form.lateWeight}
        onChange={(lateWeight) => setForm({ ...form, lateWeight: lateWeight ?? 0 })}
      />
    </FormDialog>
  );
}

function Files({ courseId }: { readonly courseId: number }) {
  const t = useT();
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <ExportMenu file={(format) => exportReport(courseId, format)} />
      <Button variant="outline" icon={Printer} onClick={() => window.print()}>
        {t('attendance.report.print')}
      </Button>
    </div>
  );
}

function Report({
  report,
  courseId,
  page,
}: {
  readonly report: AttendanceReport;
  readonly courseId: number;
  readonly page: number;
}) {
  const t = useT();
  const format = useFormat();
  const address = useAddressQuery();
  const [isChanging, setChanging] = useState(false);
  const { sessions, average, below, minimum, rules } = report;
  if (sessions.length === 0)
    return (
      <EmptyState
        drawing="people"
        title={t('attendance.report.empty')}
        description={t('attendance.report.emptyText')}
      />
    );
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div>
          <h1 className="text-2xl">
            {t('attendance.report.title', { held: sessions.length, planned: report.plannedCount })}
          </h1>
          <p className="text-muted">
            {average !== null && t('attendance.report.average', { percent: format.exactPercent(average) })}{' '}
            {minimum !== null && below > 0 && (
              <span className="font-medium text-danger-text">
                {t('attendance.report.below', { count: below, minimum: format.exactPercent(String(minimum)) })}
              </span>
            )}
          </p>
        </div>
        <Files courseId={courseId} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_18rem] print:block">
        <div className="min-w-0 space-y-5">
          <Matrix report={report} />
          <Pagination
            page={page}
            pages={Math.ceil(report.total / REPORT_PAGE)}
            hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
          />
        </div>
        <div className="space-y-5">
          <Bars
            title={t('attendance.report.howIn')}
            rows={report.sources.map(({ source, count }) => ({ label: t(`attendance.sources.${source}`), count }))}
          />
          <Bars
            title={t('attendance.report.minutes')}
            rows={report.minutes.map(({ minute, count }) => ({
              label: `${format.number(minute)} – ${format.number(minute + 5)}`,
              count,
            }))}
          />
          <Card as="section" className="space-y-2">
            <h2 className="text-lg">{t('attendance.report.rules')}</h2>
            <p className="text-sm text-muted">
              {t('attendance.report.rulesText', { percent: format.exactPercent(String(rules.lateWeight)) })}{' '}
              {minimum !== null &&
                t('attendance.report.rulesMinimum', { percent: format.exactPercent(String(minimum)) })}
            </p>
            <Button size="sm" variant="outline" className="print:hidden" onClick={() => setChanging(true)}>
              {t('attendance.report.change')}
            </Button>
          </Card>
        </div>
      </div>
      {isChanging && <RulesDialog courseId={courseId} rules={rules} onClose={() => setChanging(false)} />}
    </>
  );
}

/** `attendance/report` of a course. */
export function AttendanceReportScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const page = Math.max(1, Math.trunc(Number(useAddressQuery().value('page') ?? '1')) || 1);
  const { data, isError, refetch } = useQuery(reportQuery(courseId, page));
  return (
    <div className="space-y-5">
      <BackLink href={`/courses/${courseId}/attendance`}>{t('attendance.titles.sessions')}</BackLink>
      {isError && !data && <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} />}
      {!data && !isError && <SkeletonText lines={10} />}
      {data && <Report report={data} courseId={courseId} page={page} />}
    </div>
  );
}

import '../../../app.css';
import { MINUTE } from '@sullam/domain/limits.ts';
import { Ellipsis, Pencil, Plus, Trash2 } from '@sullam/ui/base/icons.ts';
import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';
import { Badge, type Tone } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { ConfirmDialog } from '@sullam/ui/overlays/lazy.ts';
import { MenuButton } from '@sullam/ui/overlays/menu-button.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useMember, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery } from '@sullam/web-kit/router/params.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PageHead } from '../../../parts/page-head.tsx';
import { pageOf, pagesOf } from '../../../parts/paging.ts';
import { useExistingPage } from '../../../parts/use-existing-page.ts';
import {
  EXTERNAL_PAGE,
  type ExternalCourse,
  ownExternalCoursesQuery,
  useRemoveRecord,
} from './external-courses.api.ts';

const RecordDialog = lazyPart(() => import('./record-dialog.tsx').then((file) => file.RecordDialog));

const TONES: Record<ExternalCourse['status'], Tone> = { PENDING: 'warning', APPROVED: 'success', REFUSED: 'danger' };

interface RowProps {
  readonly record: ExternalCourse;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
}

/** One record, how it stands, and what can still be done with it. */
function Row({ record, onEdit, onRemove }: RowProps) {
  const t = useT();
  const format = useFormat();
  const authorText = useAuthorText();
  const { title, provider, startedOn, finishedOn, minutes, status, reason, file, link, course } = record;
  const days =
    startedOn && startedOn !== finishedOn
      ? `${format.date(startedOn)} – ${format.date(finishedOn)}`
      : format.date(finishedOn);
  const proof = file?.url ?? link;
  return (
    <li className="flex items-start gap-4 border-t border-line py-5">
      <div className="min-w-0 flex-1 space-y-1.5">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h2 className="text-lg">
            <bdi>{title}</bdi>
          </h2>
          <Badge tone={TONES[status]}>{t(`external-courses.status.${status}`)}</Badge>
        </div>
        <p className="text-sm text-muted">
          <bdi>{provider}</bdi>
        </p>
        <p className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          <span>{days}</span>
          <span>{format.duration(minutes * MINUTE)}</span>
          {proof && (
            <a href={proof} target="_blank" rel="noreferrer">
              {t('external-courses.actions.open')}
            </a>
          )}
        </p>
        {course && (
          <p className="text-sm text-success-text">
            {t('external-courses.texts.countsAs', { title: authorText(course.title) })}
          </p>
        )}
        {reason !== '' && (
          <p className="max-w-reading rounded-md bg-subtle px-4 py-3 text-sm">
            <span className="font-medium">{t('external-courses.fields.reason')}</span>
            <bdi className="mt-0.5 block">{reason}</bdi>
          </p>
        )}
      </div>
      {status !== 'APPROVED' && (
        <MenuButton
          label={t('external-courses.actions.more', { title })}
          icon={Ellipsis}
          variant="ghost"
          groups={[
            {
              id: 'change',
              items: [
                { id: 'edit', label: t('common.actions.edit'), icon: Pencil, onAction: onEdit },
                { id: 'delete', label: t('common.actions.delete'), icon: Trash2, danger: true, onAction: onRemove },
              ],
            },
          ]}
        />
      )}
    </li>
  );
}

/** `/external-courses`: what one completed elsewhere, and what became of it. */
export function ExternalCoursesScreen() {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const { id: userId } = useMember();
  const address = useAddressQuery();
  const page = pageOf(address.value('page'));
  const { data, isPending, isError, isFetching, refetch } = useQuery({
    ...ownExternalCoursesQuery(userId, page),
    placeholderData: keepPreviousData,
  });
  const isPast = useExistingPage(address, { page, total: data?.total, size: EXTERNAL_PAGE });
  const remove = useRemoveRecord();
  const [editing, setEditing] = useState<ExternalCourse | 'new' | null>(null);
  const [removing, setRemoving] = useState<ExternalCourse | null>(null);
  const add = (
    <Button icon={Plus} onClick={() => setEditing('new')}>
      {t('external-courses.actions.record')}
    </Button>
  );
  return (
    <div className="page-width page-gutter py-8">
      <PageHead
        title={t('external-courses.titles.mine')}
        description={t('external-courses.titles.lead')}
        actions={data && data.total > 0 ? add : undefined}
      />
      {(isPending || isPast) && <SkeletonText lines={8} />}
      {isError && !data && (
        <ErrorState title={t('common.failed.title')} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      {data?.total === 0 && (
        <EmptyState
          drawing="files"
          title={t('external-courses.empty.mine')}
          description={t('external-courses.empty.mineHint')}
          action={add}
        />
      )}
      {data && data.approved.count > 0 && (
        <p className="mb-4 flex flex-wrap gap-x-4 text-sm text-muted">
          <span>{t('external-courses.counts.approved', { count: data.approved.count })}</span>
          <span>{format.duration(data.approved.minutes * MINUTE)}</span>
        </p>
      )}
      {data && data.data.length > 0 && (
        <ul className="border-b border-line">
          {data.data.map((record) => (
            <Row
              key={record.externalCourseId}
              record={record}
              onEdit={() => setEditing(record)}
              onRemove={() => setRemoving(record)}
            />
          ))}
        </ul>
      )}
      {data && data.total > EXTERNAL_PAGE && (
        <div className="mt-10">
          <Pagination
            page={page}
            pages={pagesOf(data.total, EXTERNAL_PAGE)}
            hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
          />
        </div>
      )}
      {editing && <RecordDialog record={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />}
      {removing && (
        <ConfirmDialog
          open
          danger
          onClose={() => setRemoving(null)}
          title={t('external-courses.titles.remove', { title: removing.title })}
          confirmLabel={t('common.actions.delete')}
          pending={remove.isPending}
          onConfirm={() =>
            remove.mutate(removing.externalCourseId, {
              onSuccess: () => {
                setRemoving(null);
                notify({ tone: 'success', text: t('external-courses.done.removed') });
              },
            })
          }
        >
          {t('external-courses.texts.remove')}
        </ConfirmDialog>
      )}
    </div>
  );
}

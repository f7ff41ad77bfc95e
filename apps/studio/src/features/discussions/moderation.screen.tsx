import '../../app.css';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { BackLink } from '@sullam/ui/components/back-link.tsx';
import { Badge, FilterChip } from '@sullam/ui/components/badge.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { TextArea } from '@sullam/ui/components/text-field.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorHtml } from '@sullam/web-kit/author-html.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ListStates } from '../../parts/list-states.tsx';
import { type CourseModerationCase, casesQuery, PAGE, useDecide } from './discussions.api.ts';

interface HideDialogProps {
  readonly moderationCaseId: number;
  readonly onClose: () => void;
}

function HideDialog({ moderationCaseId, onClose }: HideDialogProps) {
  const t = useT();
  const notify = useNotify();
  const formId = useId();
  const decide = useDecide();
  const [reason, setReason] = useState('');
  const save = () =>
    decide.mutate(
      { moderationCaseId, hides: true, reason },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('discussion-desk.messages.decided') });
          onClose();
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('discussion-desk.actions.hide')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} disabled={reason.trim() === ''} pending={decide.isPending}>
            {t('discussion-desk.actions.hide')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={save}>
        <TextArea
          label={t('discussion-desk.fields.reason')}
          hint={t('discussion-desk.hints.reason')}
          rows={3}
          maxLength={1000}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </Form>
    </Dialog>
  );
}

const TONES = { OPEN: 'warning', APPEALED: 'info', KEPT: 'success', HIDDEN: 'danger' } as const;

function Case({ found }: { readonly found: CourseModerationCase }) {
  const t = useT();
  const format = useFormat();
  const notify = useNotify();
  const decide = useDecide();
  const [isHiding, setHiding] = useState(false);
  const { moderationCaseId, author, status } = found;
  const isOpen = status === 'OPEN' || status === 'APPEALED';
  const isMine = status === 'APPEALED' && found.decidedByMe;
  const keep = () =>
    decide.mutate(
      { moderationCaseId, hides: false },
      { onSuccess: () => notify({ tone: 'success', text: t('discussion-desk.messages.decided') }) },
    );
  return (
    <Card as="article">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Badge tone={TONES[status]}>{t(`discussion-desk.cases.${status}`)}</Badge>
        <span className="min-w-0 font-medium wrap-anywhere">
          <AuthorTextFor text={found.boardTitle} />
        </span>
        <time dateTime={found.openedAt} className="ms-auto text-muted">
          {format.dateTime(found.openedAt)}
        </time>
      </div>
      <div className="mt-4 flex gap-3">
        {author && (
          <Avatar firstName={author.firstName} lastName={author.lastName} src={author.image ?? undefined} size={36} />
        )}
        <div className="min-w-0 flex-1">
          <p className="flex flex-wrap items-center gap-2 text-sm">
            {author && <bdi className="font-semibold">{`${author.firstName} ${author.lastName}`}</bdi>}
            {found.isAnonymous && <Badge>{t('discussion-desk.labels.anonymous')}</Badge>}
          </p>
          {found.commentId === null ? <AuthorHtml text={found.boardBody} /> : <Prose html={found.html} />}
        </div>
      </div>
      {found.reports.length > 0 && (
        <section className="mt-4 rounded-md bg-subtle p-3 text-sm">
          <h4 className="font-medium">{t('discussion-desk.labels.reports')}</h4>
          <ul className="mt-1 space-y-1">
            {found.reports.map((report) => (
              <li key={report.createdAt} dir="auto" className="wrap-anywhere">
                {[t(`discussions.reasons.${report.why}`), report.note].filter(Boolean).join(': ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {found.appeal && (
        <section className="mt-3 rounded-md bg-info-soft p-3 text-sm">
          <h4 className="font-medium">{t('discussion-desk.labels.appeal')}</h4>
          <p dir="auto" className="mt-1 wrap-anywhere">
            {found.appeal}
          </p>
        </section>
      )}
      {found.reason && (
        <p dir="auto" className="mt-3 text-sm text-muted wrap-anywhere">
          {`${t('discussion-desk.fields.reason')}: ${found.reason}`}
        </p>
      )}
      {(isOpen || status === 'HIDDEN') && (
        <div className="mt-4 flex flex-wrap gap-3">
          {status === 'HIDDEN' ? (
            <Button variant="outline" pending={decide.isPending} onClick={keep}>
              {t('discussion-desk.actions.show')}
            </Button>
          ) : (
            <>
              <Button variant="outline" disabled={isMine} pending={decide.isPending} onClick={keep}>
                {t(status === 'APPEALED' ? 'discussion-desk.actions.show' : 'discussion-desk.actions.keep')}
              </Button>
              <Button variant="danger-ghost" disabled={isMine} onClick={() => setHiding(true)}>
                {t('discussion-desk.actions.hide')}
              </Button>
            </>
          )}
        </div>
      )}
      {isMine && <p className="mt-2 text-sm text-muted">{t('errors.codes.comments.decided-by-you')}</p>}
      {isHiding && <HideDialog moderationCaseId={moderationCaseId} onClose={() => setHiding(false)} />}
    </Card>
  );
}

/** `discussions/reports`: what readers reported, without who did. */
export function ModerationScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  const address = useAddressQuery();
  const isClosed = address.value('state') === 'closed';
  const page = Math.max(1, Number(address.value('page')) || 1);
  const query = useQuery(casesQuery(courseId, isClosed, page));
  const { data } = query;
  return (
    <div className="max-w-220 space-y-5">
      <BackLink href={`/courses/${courseId}/discussions`}>{t('discussion-desk.actions.all')}</BackLink>
      <h2 className="text-2xl">{t('discussion-desk.titles.moderation')}</h2>
      <div className="flex gap-2">
        <FilterChip selected={!isClosed} onChange={() => address.change({ state: null, page: null })}>
          {t('discussion-desk.filters.open')}
        </FilterChip>
        <FilterChip selected={isClosed} onChange={() => address.change({ state: 'closed', page: null })}>
          {t('discussion-desk.filters.closed')}
        </FilterChip>
      </div>
      <ListStates
        query={query}
        empty={<EmptyState drawing="no-notifications" title={t('discussion-desk.empty.cases')} />}
      />
      {data && data.data.length > 0 && (
        <ul className="space-y-4">
          {data.data.map((found) => (
            <li key={found.moderationCaseId}>
              <Case found={found} />
            </li>
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={page}
          pages={Math.max(1, Math.ceil(data.total / PAGE))}
          hrefOf={(next) => address.hrefWith({ page: next === 1 ? null : next })}
        />
      )}
    </div>
  );
}

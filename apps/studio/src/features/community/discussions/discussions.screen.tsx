import '../../../app.css';
import { Flag, Plus } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, LinkButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { EmptyState } from '@sullam/ui/components/empty-state.tsx';
import { Pagination } from '@sullam/ui/components/navigation.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { Switch } from '@sullam/ui/components/switch.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { Form } from '@sullam/web-kit/forms/form.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { useAddressQuery, usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { ListStates } from '../../../parts/list-states.tsx';
import { LocalizedField } from '../../../parts/localized-field.tsx';
import {
  boardsQuery,
  type DiscussionBoardSummary,
  PAGE,
  settingsQuery,
  useCreateBoard,
  useSetDiscussions,
} from './discussions.api.ts';

function Marks({ board }: { readonly board: DiscussionBoardSummary }) {
  const t = useT();
  return (
    <>
      {!board.isPublished && <Badge tone="warning">{t('discussion-desk.labels.draft')}</Badge>}
      {board.courseSubsectionId !== null && <Badge tone="info">{t('discussion-desk.labels.lesson')}</Badge>}
      {board.isGraded && <Badge tone="primary">{t('discussion-desk.labels.graded')}</Badge>}
      {board.isPinned && <Badge>{t('discussion-desk.labels.pinned')}</Badge>}
      {board.isAnswered && <Badge tone="success">{t('discussion-desk.labels.answered')}</Badge>}
      {board.isLocked && <Badge>{t('discussion-desk.labels.locked')}</Badge>}
      {board.isHidden && <Badge tone="danger">{t('discussion-desk.labels.hidden')}</Badge>}
    </>
  );
}

function Item({ board }: { readonly board: DiscussionBoardSummary }) {
  const t = useT();
  const format = useFormat();
  const place = `/courses/${board.courseId}/discussions/${board.discussionBoardId}`;
  return (
    <Card as="article">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="text-body font-medium wrap-anywhere">
            <UiLink href={place} className="text-ink no-underline hover:underline">
              <AuthorTextFor text={board.title} />
            </UiLink>
          </h3>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
            <Marks board={board} />
            {board.author && <bdi>{`${board.author.firstName} ${board.author.lastName}`}</bdi>}
            <span>{t('discussions.labels.contributions', { count: board.commentCount })}</span>
            <time dateTime={board.lastAt}>{format.dateTime(board.lastAt)}</time>
          </p>
        </div>
        {board.isGraded && (
          <LinkButton size="sm" variant="outline" href={`${place}/grades`}>
            {t('discussion-desk.titles.grading')}
          </LinkButton>
        )}
      </div>
    </Card>
  );
}

function NewDialog({ courseId, onClose }: { readonly courseId: number; readonly onClose: () => void }) {
  const t = useT();
  const go = useGo();
  const formId = useId();
  const create = useCreateBoard(courseId);
  const [title, setTitle] = useState({});
  const save = () =>
    create.mutate(
      { kind: 'DISCUSSION', title, isDraft: true },
      {
        onSuccess: ({ discussionBoardId }) => {
          onClose();
          go(`/courses/${courseId}/discussions/${discussionBoardId}`);
        },
      },
    );
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('discussion-desk.titles.new')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={create.isPending}>
            {t('common.actions.create')}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={save}>
        <LocalizedField label={t('discussion-desk.fields.title')} value={title} maxLength={200} onChange={setTitle} />
      </Form>
    </Dialog>
  );
}

function Learners({ courseId }: { readonly courseId: number }) {
  const t = useT();
  const { data } = useQuery(settingsQuery(courseId));
  const set = useSetDiscussions(courseId);
  if (!data) return <SkeletonText lines={3} />;
  const { learnersStart, allowsAnonymous } = data;
  return (
    <Card as="section">
      <CardHeading level={3}>{t('discussion-desk.titles.learners')}</CardHeading>
      <div className="space-y-4">
        <Switch
          spread
          label={t('discussion-desk.fields.learnersStart')}
          checked={learnersStart}
          disabled={set.isPending}
          onChange={(next) => set.mutate({ learnersStart: next, allowsAnonymous })}
        />
        <Switch
          spread
          label={t('discussion-desk.fields.learnersAnonymous')}
          checked={allowsAnonymous}
          disabled={set.isPending || !learnersStart}
          onChange={(next) => set.mutate({ learnersStart, allowsAnonymous: next })}
        />
      </div>
    </Card>
  );
}

/** The discussions of a course, for those who run it: what there is, what was reported, what learners may do. */
export function CourseDiscussionsScreen() {
  const t = useT();
  const format = useFormat();
  const courseId = usePathId('courseId');
  const address = useAddressQuery();
  const page = Math.max(1, Number(address.value('page')) || 1);
  const query = useQuery(boardsQuery(courseId, page));
  const { data } = query;
  const { data: settings } = useQuery(settingsQuery(courseId));
  const [isNew, setNew] = useState(false);
  const waiting = settings?.caseCount ?? 0;
  return (
    <div className="max-w-220 space-y-6">
      <div className="flex flex-wrap items-center justify-end gap-3">
        <LinkButton variant="outline" icon={Flag} href={`/courses/${courseId}/discussions/reports`}>
          {waiting > 0
            ? `${t('discussion-desk.titles.moderation')} (${format.number(waiting)})`
            : t('discussion-desk.titles.moderation')}
        </LinkButton>
        <Button icon={Plus} onClick={() => setNew(true)}>
          {t('discussion-desk.actions.new')}
        </Button>
      </div>
      <ListStates
        query={query}
        empty={<EmptyState drawing="no-notifications" title={t('discussion-desk.empty.list')} />}
      />
      {data && data.data.length > 0 && (
        <ul className="space-y-3">
          {data.data.map((board) => (
            <li key={board.discussionBoardId}>
              <Item board={board} />
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
      {/* below the list, when it has its height */}
      {!query.isPending && <Learners courseId={courseId} />}
      {isNew && <NewDialog courseId={courseId} onClose={() => setNew(false)} />}
    </div>
  );
}

import '../../../app.css';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Card } from '@sullam/ui/components/card.tsx';
import { EmptyState, ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { SkeletonText } from '@sullam/ui/components/skeleton.tsx';
import { AuthorTextFor, useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useT } from '@sullam/web-kit/kit-context.tsx';
import { usePageTitle } from '@sullam/web-kit/router/page-title.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { useGo } from '@sullam/web-kit/router/use-go.ts';
import { useQuery } from '@tanstack/react-query';
import { type QueueEntry, Workspace, WorkspacePanel, walkFrom } from '../../assessment/marking/marking.public.ts';
import { DiscussionMarkForm } from './discussion-mark-form.tsx';
import { type DiscussionParticipant, type DiscussionWork, queueQuery, workQuery } from './discussions.api.ts';
import { nameOf } from './participant-name.ts';

type Written = DiscussionWork['written'][number];

function useEntryOf(): (row: DiscussionParticipant) => QueueEntry {
  const t = useT();
  const format = useFormat();
  return (row) => ({
    id: String(row.userId),
    name: nameOf(row),
    person: row,
    note: t('discussion-desk.labels.wrote', { count: row.contributionCount + row.replyCount }),
    isOpen: row.points === null,
    result: row.points === null ? undefined : format.decimal(row.points),
  });
}

/** What a reply answers: enough of it to judge the reply. */
function RepliedTo({ reply }: { readonly reply: NonNullable<Written['repliesTo']> }) {
  const t = useT();
  const { author } = reply;
  return (
    <div className="mb-3 border-s-2 border-control ps-3 text-sm text-muted">
      <p>
        {author
          ? t('discussion-desk.labels.replyTo', { name: `${author.firstName} ${author.lastName}`.trim() })
          : t('discussion-desk.labels.reply')}
      </p>
      <div className="clip-lines-3">
        <Prose html={reply.html} />
      </div>
    </div>
  );
}

function Contribution({ written, dueAt }: { readonly written: Written; readonly dueAt: string | null }) {
  const t = useT();
  const format = useFormat();
  const { comment, repliesTo } = written;
  return (
    <Card as="article">
      <p className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
        <time dateTime={comment.createdAt}>{format.dateTime(comment.createdAt)}</time>
        {dueAt !== null && comment.createdAt > dueAt && (
          <Badge tone="warning">{t('assignment-marking.labels.late')}</Badge>
        )}
        {comment.isAnonymous && <Badge>{t('discussion-desk.labels.anonymous')}</Badge>}
      </p>
      {repliesTo && <RepliedTo reply={repliesTo} />}
      <Prose html={comment.html} />
      {comment.attachments.length > 0 && (
        <ul className="mt-3 space-y-1 text-sm">
          {comment.attachments.map(({ mediaId, url, name }) => (
            <li key={mediaId}>
              <a href={url} className="wrap-anywhere">
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

function Work({ work }: { readonly work: DiscussionWork }) {
  const t = useT();
  const format = useFormat();
  const { learner, written, dueAt } = work;
  return (
    <>
      <div className="px-1">
        <h2 className="text-lg">
          <bdi className="wrap-anywhere">{nameOf(learner)}</bdi>
        </h2>
        <p className="mt-1 flex flex-wrap gap-x-4 text-sm text-muted">
          <span>{t('discussion-desk.labels.wrote', { count: written.length })}</span>
          <span>{t('discussion-desk.labels.wordCount', { count: learner.wordCount })}</span>
          {dueAt && <span>{t('discussion-desk.labels.due', { date: format.dateTime(dueAt) })}</span>}
        </p>
      </div>
      {written.map((each) => (
        <Contribution key={each.comment.commentId} written={each} dueAt={dueAt} />
      ))}
      {written.length === 0 && (
        <EmptyState drawing="no-notifications" title={t('discussion-desk.empty.written')} compact level={2} />
      )}
    </>
  );
}

/** `courses/{courseId}/discussions/{discussionBoardId}/marking/{userId}`: one learner's part, in the workspace of marking. */
export function DiscussionMarkingScreen() {
  const t = useT();
  const go = useGo();
  const text = useAuthorText();
  const courseId = usePathId('courseId');
  const boardId = usePathId('discussionBoardId');
  const userId = usePathId('userId');
  const grades = `/courses/${courseId}/discussions/${boardId}/grades`;
  const work = useQuery(workQuery(boardId, userId));
  const queue = useQuery(queueQuery(boardId));
  const entryOf = useEntryOf();
  const entries = queue.data?.map(entryOf);
  const failed = [work, queue].filter((query) => query.isError && !query.data);
  const { nextOpen } = walkFrom(entries ?? [], String(userId));
  const goTo = (id: string) => go(`/courses/${courseId}/discussions/${boardId}/marking/${id}`);
  const { data } = work;
  usePageTitle(text(data?.title));
  return (
    <Workspace
      closeHref={grades}
      title={data ? <AuthorTextFor text={data.title} /> : t('common.states.loading')}
      name={data && nameOf(data.learner)}
      areNamesHidden={false}
      entries={entries}
      current={String(userId)}
      onGo={goTo}
      panel={
        data ? (
          <DiscussionMarkForm
            key={userId}
            work={data}
            hasNext={nextOpen !== undefined}
            onNext={() => nextOpen !== undefined && goTo(nextOpen)}
          />
        ) : (
          <WorkspacePanel title={t('assignment-marking.titles.mark')}>
            {failed.length === 0 && <SkeletonText lines={8} />}
          </WorkspacePanel>
        )
      }
    >
      {failed.length > 0 && (
        <ErrorState
          title={t('common.failed.title')}
          onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      )}
      {!data && failed.length === 0 && <SkeletonText lines={12} />}
      {data && <Work key={userId} work={data} />}
    </Workspace>
  );
}

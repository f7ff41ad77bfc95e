import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CommentView } from './comment-view.tsx';
import { repliesQuery, useContribute } from './comments.api.ts';
import type { Talk } from './comments.ts';
import { Composer } from './composer.tsx';
import type { Comment, Reply } from './discussions.api.ts';

/** Leads from the one who began to the one who answers. */
const ELBOW =
  'relative before:absolute before:-top-3 before:-start-6.5 before:h-7 before:w-4.5 before:rounded-es-lg before:border-s-2 before:border-b-2 before:border-line';

/** So many answers to a comment in a group stand open. */
const FOLDED = 3;
const FACES = 3;

export interface CommentThreadProps {
  readonly talk: Talk;
  readonly comment: Comment;
  /** When the reader was here last: what is younger is new. */
  readonly readAt: string | null;
  /** Lifted below the question, in a frame. */
  readonly isLifted?: boolean;
  readonly isMarked?: boolean;
  /** In a group: a comment or an answer that the address names. */
  readonly markedId?: number | null;
}

/** Of those who answered further down, as many as are recognised. */
function Faces({ of }: { readonly of: readonly Reply[] }) {
  const authors = new Map(of.flatMap(({ author }) => (author ? [[author.userId, author] as const] : [])));
  return (
    <span aria-hidden="true" className="flex -space-x-2 rtl:space-x-reverse">
      {[...authors.values()].slice(0, FACES).map(({ userId, firstName, lastName, image }) => (
        <Avatar
          key={userId}
          firstName={firstName}
          lastName={lastName}
          src={image ?? undefined}
          size={24}
          className="ring-2 ring-canvas"
        />
      ))}
    </span>
  );
}

export const isNewTo = ({ createdAt, isOwn }: Pick<Comment, 'createdAt' | 'isOwn'>, readAt: string | null): boolean =>
  readAt !== null && !isOwn && createdAt > readAt;

/** A contribution with its replies. */
export function CommentThread({
  talk,
  comment,
  readAt,
  isLifted = false,
  isMarked: isMarkedHere = false,
  markedId = null,
}: CommentThreadProps) {
  const t = useT();
  const contribute = useContribute(talk.host);
  const [isReplying, setReplying] = useState(false);
  const isBubble = talk.host.kind === 'post';
  const namesReply = markedId !== null && comment.commentId !== markedId;
  const hasNamed = comment.replies.some(({ commentId }) => commentId === markedId);
  const isMarked = isMarkedHere || comment.commentId === markedId || hasNamed;
  const [showsAll, setShowsAll] = useState(namesReply && hasNamed);
  const mayBeMore = comment.replyCount > comment.replies.length;
  const all = useQuery({ ...repliesQuery(talk.host, comment.commentId), enabled: showsAll && mayBeMore });
  const sent = (showsAll && all.data?.data) || comment.replies;
  // in a group a long talk below a comment is folded, so that the next one isn't far away
  const replies = isBubble && !showsAll ? sent.slice(0, FOLDED) : sent;
  const hidden = comment.replyCount - replies.length;
  const isUnfolded = isBubble && showsAll && sent.length > FOLDED;
  const isElsewhere = !isLifted && talk.acceptedId === comment.commentId;
  return (
    <section
      className={cx(
        isLifted && 'rounded-lg border border-success bg-success-soft/40 p-4 sm:p-5',
        isMarked && !isLifted && 'rounded-lg outline-2 outline-offset-8 outline-focus',
      )}
    >
      {isLifted && (
        <p className="mb-3 flex items-center gap-2 text-sm font-semibold text-success-text">
          <Icon of={CircleCheck} size={20} />
          {t('discussions.labels.accepted')}
        </p>
      )}
      <CommentView
        talk={talk}
        comment={comment}
        isNew={isNewTo(comment, readAt)}
        isPlaceOnly={isElsewhere}
        level="top"
        onReply={() => setReplying(true)}
      />
      {!isElsewhere && (replies.length > 0 || isReplying) && (
        <div
          className={isBubble ? 'ms-11.5 mt-3 space-y-3' : 'ms-5 mt-3 space-y-4 border-s-2 border-line ps-4 sm:ms-13'}
        >
          {replies.map((reply) => (
            <div key={reply.commentId} className={cx(isBubble && ELBOW)}>
              <CommentView
                talk={talk}
                comment={reply}
                isNew={isNewTo(reply, readAt)}
                level="reply"
                onReply={() => setReplying(true)}
              />
            </div>
          ))}
          {(hidden > 0 || isUnfolded) && (
            <Button variant="ghost" size="sm" pending={all.isFetching} onClick={() => setShowsAll(hidden > 0)}>
              {isBubble && hidden > 0 && <Faces of={sent.slice(replies.length)} />}
              {hidden > 0
                ? t('discussions.actions.moreReplies', { count: hidden })
                : t('discussions.actions.fewerReplies')}
            </Button>
          )}
          {isReplying && (
            <Composer
              host={talk.host}
              draftName={`reply.${comment.commentId}`}
              label={t('discussions.fields.replyTo')}
              action={t('discussions.actions.reply')}
              allowsAnonymous={talk.allowsAnonymous}
              autoFocus
              onCancel={() => setReplying(false)}
              onDone={() => {
                setReplying(false);
                // what was just said stands last, where it would be folded away
                setShowsAll(true);
              }}
              onSend={(said) =>
                contribute.mutateAsync({
                  ...said,
                  parentCommentId: comment.commentId,
                })
              }
            />
          )}
        </div>
      )}
    </section>
  );
}

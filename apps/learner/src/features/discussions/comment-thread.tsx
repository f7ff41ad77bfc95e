import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { CircleCheck } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CommentView } from './comment-view.tsx';
import { Composer } from './composer.tsx';
import type { Comment } from './discussions.api.ts';
import { repliesQuery, useContribute } from './talk.api.ts';
import type { Talk } from './talk.ts';

/** Leads from the one who began to the one who answers. */
const ELBOW =
  'relative before:absolute before:-top-3 before:-start-6.5 before:h-7 before:w-4.5 before:rounded-es-lg before:border-s-2 before:border-b-2 before:border-line';

export interface CommentThreadProps {
  readonly talk: Talk;
  readonly comment: Comment;
  /** When the reader was here last: what is younger is new. */
  readonly readAt: string | null;
  /** Lifted below the question, in a frame. */
  readonly isLifted?: boolean;
  readonly isMarked?: boolean;
}

export const isNewTo = ({ createdAt, isOwn }: Pick<Comment, 'createdAt' | 'isOwn'>, readAt: string | null): boolean =>
  readAt !== null && !isOwn && createdAt > readAt;

/** A contribution with its replies. */
export function CommentThread({ talk, comment, readAt, isLifted = false, isMarked = false }: CommentThreadProps) {
  const t = useT();
  const contribute = useContribute(talk.host);
  const [isReplying, setReplying] = useState(false);
  const [showsAll, setShowsAll] = useState(false);
  const all = useQuery({ ...repliesQuery(talk.host, comment.commentId), enabled: showsAll });
  const replies = (showsAll && all.data?.data) || comment.replies;
  const hidden = comment.replyCount - replies.length;
  const isBubble = talk.host.kind === 'post';
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
          {hidden > 0 && (
            <Button variant="ghost" size="sm" pending={all.isFetching} onClick={() => setShowsAll(true)}>
              {t('discussions.actions.moreReplies', { count: hidden })}
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
              onDone={() => setReplying(false)}
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

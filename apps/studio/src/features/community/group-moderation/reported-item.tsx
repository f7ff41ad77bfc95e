import { cx } from '@sullam/ui/base/cx.ts';
import { Undo2 } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { Button, textLinkClass } from '@sullam/ui/components/button.tsx';
import { Prose } from '@sullam/ui/components/prose.tsx';
import { AuthorTextFor } from '@sullam/web-kit/author-text-for.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import { FoundWords } from '@sullam/web-kit/moderation/found-words.tsx';
import { learnerAddress } from '@sullam/web-kit/organization/learner-address.ts';
import { KeyHint } from '../../../parts/key-hint.tsx';
import { Moment } from '../../../parts/moment.tsx';
import type { PostModerationCaseDetail } from './moderation.api.ts';

interface SaidProps {
  readonly said: Pick<PostModerationCaseDetail, 'author' | 'html'> & { readonly writtenAt: string | null };
  readonly kind: 'post' | 'comment';
  /** What the case is about; all else stands around it. */
  readonly isReported?: boolean;
  readonly isHidden?: boolean;
  readonly level: 0 | 1 | 2;
}

const INDENT = ['', 'ms-4 sm:ms-7', 'ms-8 sm:ms-14'] as const;

/** Something that was said, in the place where it stands. */
function Said({ said, kind, isReported = false, isHidden = false, level }: SaidProps) {
  const t = useT();
  const { author, html, writtenAt } = said;
  return (
    <article
      className={cx(
        'rounded-lg border bg-surface p-4 sm:p-5',
        isReported ? 'border-2 border-primary' : 'border-line',
        INDENT[level],
      )}
    >
      <header className="mb-3 flex items-center gap-3">
        {author && (
          <Avatar firstName={author.firstName} lastName={author.lastName} src={author.image ?? undefined} size={32} />
        )}
        <div className="min-w-0 flex-1 text-sm">
          {author && <bdi className="clip-line block font-semibold">{`${author.firstName} ${author.lastName}`}</bdi>}
          <p className="flex flex-wrap gap-x-2 text-muted">
            <span>{t(`moderation-desk.labels.${kind}`)}</span>
            {writtenAt && <Moment at={writtenAt} />}
          </p>
        </div>
        {isHidden && <Badge tone="warning">{t('moderation-desk.labels.hidden')}</Badge>}
      </header>
      {author || html ? (
        <Prose html={html} className={cx('wrap-anywhere', !isReported && 'text-sm text-muted')} />
      ) : (
        <p className="text-sm text-muted">{t('moderation-desk.labels.deleted')}</p>
      )}
    </article>
  );
}

function Reports({ found }: { readonly found: PostModerationCaseDetail }) {
  const t = useT();
  const format = useFormat();
  return (
    <section>
      <h3 className="mb-2 text-base font-semibold">{t('moderation-desk.titles.why')}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {found.reports.map(({ why, note, createdAt }) => (
          <li key={`${createdAt}-${why}`} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
            <span className="w-44 font-medium max-sm:w-auto">{t(`discussions.reasons.${why}`)}</span>
            <span className="min-w-0 flex-1 basis-40 text-muted wrap-anywhere">
              {note ? <bdi>{note}</bdi> : t('moderation-desk.hints.noReason')}
            </span>
            <time dateTime={createdAt} className="text-sm text-muted">
              {format.dateTime(createdAt)}
            </time>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm text-muted">{t('moderation-desk.hints.reporters')}</p>
    </section>
  );
}

interface CaseThingProps {
  readonly found: PostModerationCaseDetail;
  /** Takes the reader's own last decision back. */
  readonly onUndo: () => void;
}

function History({ found, onUndo }: CaseThingProps) {
  const t = useT();
  const format = useFormat();
  return (
    <section>
      <h3 className="mb-2 text-base font-semibold">{t('moderation-desk.titles.history')}</h3>
      <ol className="divide-y divide-line border-y border-line">
        {found.history.map(({ at, act, days, person, reason }, index) => (
          <li key={at} className="py-3">
            <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <span className="font-medium">
                {act === 'PAUSE'
                  ? t('moderation-desk.steps.PAUSE', { count: days ?? 0 })
                  : t(`moderation-desk.steps.${act}`)}
              </span>
              <span className="flex flex-wrap gap-x-2 text-sm text-muted">
                {person && <bdi>{`${person.firstName} ${person.lastName}`}</bdi>}
                <time dateTime={at}>{format.dateTime(at)}</time>
              </span>
            </p>
            {index === 0 && found.canUndo && (
              <Button size="sm" variant="outline" icon={Undo2} className="mt-2" onClick={onUndo}>
                {t('moderation-desk.actions.undo')}
                <KeyHint of="U" className="border-line text-muted" />
              </Button>
            )}
            {reason && (
              <p dir="auto" className="mt-1 text-sm text-muted wrap-anywhere">
                {reason}
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** What was reported in its place, why, and what was decided about it before. */
export function ReportedItem({ found, onUndo }: CaseThingProps) {
  const t = useT();
  const kit = useKit();
  const { commentId, groupId, postId, post, parent } = found;
  const path = `/groups/${groupId}/post/${postId}${commentId === null ? '' : `?comment=${commentId}`}`;
  return (
    <div className="mx-auto max-w-190 space-y-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <AuthorTextFor as="h2" text={found.groupName} className="min-w-0 text-lg font-semibold wrap-anywhere" />
        <Badge tone="primary">{t(`group-desk.privacy.${found.privacy}`)}</Badge>
        <a
          href={learnerAddress(kit.bootstrap, path)}
          className={cx(textLinkClass, 'ms-auto text-sm')}
          target="_blank"
          rel="noreferrer"
        >
          {t('moderation-desk.actions.toGroup')}
        </a>
      </div>
      <div className="space-y-2.5">
        {commentId !== null && <Said said={post} kind="post" level={0} />}
        {parent && <Said said={parent} kind="comment" level={1} />}
        <Said
          said={found}
          kind={commentId === null ? 'post' : 'comment'}
          isReported
          isHidden={found.isHidden}
          level={commentId === null ? 0 : parent ? 2 : 1}
        />
      </div>
      <FoundWords words={found.foundWords} />
      {found.appeal && (
        <section className="rounded-lg bg-info-soft p-4">
          <h3 className="mb-1 text-base font-semibold text-info-text">{t('moderation-desk.titles.appeal')}</h3>
          <p dir="auto" className="wrap-anywhere">
            {found.appeal}
          </p>
        </section>
      )}
      {found.reports.length > 0 && <Reports found={found} />}
      {found.history.length > 0 && <History found={found} onUndo={onUndo} />}
    </div>
  );
}

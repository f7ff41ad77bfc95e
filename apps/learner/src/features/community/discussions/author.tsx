import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { Badge } from '@sullam/ui/components/badge.tsx';
import { useFormat, useKit, useT } from '@sullam/web-kit/kit-context.tsx';
import type { ReactNode } from 'react';
import type { Host } from './comments.ts';
import type { Contributor } from './discussions.api.ts';

/** What those are called who run what is talked about. */
export const STAFF = {
  board: 'discussions.labels.instructor',
  post: 'discussions.labels.leads',
  group: 'discussions.labels.leads',
} as const;

type Size = 32 | 40;

export interface AuthorProps {
  readonly author: Contributor | null;
  readonly isOwn: boolean;
  readonly isAnonymous: boolean;
}

/** A seal with a star stands for whoever shows no name. */
function Seal({ size }: { readonly size: Size }) {
  return (
    <svg width={size} height={size} viewBox="0 0 40 40" aria-hidden="true" className="shrink-0 text-muted">
      <circle cx="20" cy="20" r="20" fill="currentColor" opacity="0.16" />
      <path
        d="M20 8l3 6.2 6.6-2-2 6.6L34 20l-6.4 3 2 6.8-6.6-2L20 32l-3-4.2-6.6 2 2-6.8L6 20l6.4-1.2-2-6.6 6.6 2z"
        fill="currentColor"
      />
    </svg>
  );
}

export function AuthorPicture({ author, isAnonymous, size = 40 }: AuthorProps & { readonly size?: Size }) {
  if (!author || isAnonymous) return <Seal size={size} />;
  return <Avatar firstName={author.firstName} lastName={author.lastName} src={author.image ?? undefined} size={size} />;
}

/** What somebody is called here. */
export function AuthorName({ author, isOwn, isAnonymous }: AuthorProps) {
  const t = useT();
  if (isOwn && isAnonymous) return t('discussions.labels.youAnonymous');
  if (!author) return t('discussions.labels.anonymous');
  return <bdi>{`${author.firstName} ${author.lastName}`.trim()}</bdi>;
}

export interface AuthorLineProps extends AuthorProps {
  readonly at: string;
  readonly editedAt: string | null;
  readonly host: Pick<Host, 'kind'>;
  /** When it was said stands elsewhere. */
  readonly isNameOnly?: boolean;
  readonly children?: ReactNode;
}

/** Who, when, and what there is to know about it. */
export function AuthorLine({ at, editedAt, host, isNameOnly = false, children, ...who }: AuthorLineProps) {
  const t = useT();
  return (
    <div className="flex flex-wrap items-center gap-x-2.5 gap-y-0.5 text-sm">
      <span className="font-semibold text-ink">
        <AuthorName {...who} />
      </span>
      {who.author?.isStaff && <Badge tone="primary">{t(STAFF[host.kind])}</Badge>}
      {who.isAnonymous && who.author && !who.isOwn && <Badge>{t('discussions.labels.anonymousToOthers')}</Badge>}
      {!isNameOnly && <When at={at} editedAt={editedAt} />}
      {children}
    </div>
  );
}

/** When something was said, and whether it was changed since. */
export function When({ at, editedAt }: Pick<AuthorLineProps, 'at' | 'editedAt'>) {
  const t = useT();
  return (
    <>
      <Moment at={at} />
      {editedAt && <span className="text-muted">{t('discussions.labels.edited')}</span>}
    </>
  );
}

/** How long ago, with the whole date for whoever asks. */
export function Moment({ at }: { readonly at: string }) {
  const t = useT();
  const format = useFormat();
  const { now } = useKit();
  return (
    <time dateTime={at} title={format.dateTime(at)} className="text-muted">
      {format.relative(at, new Date(now()), (word) => t(word))}
    </time>
  );
}

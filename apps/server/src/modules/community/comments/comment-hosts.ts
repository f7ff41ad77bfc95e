import type { NotificationIds } from '@sullam/domain/notification-target.ts';
import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import type { FoundWord } from '@sullam/domain/word-list.ts';
import type { NotificationParameters } from '@sullam/strings/notification-sentence.ts';
import type { Expression, RawBuilder } from 'kysely';
import type { MemberContext, SystemContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import { notAllowed, notFound, type Problem } from '../../../kernel/problem.ts';

/** What the caller may do with the talk of a host that they see. */
export interface HostAccess {
  hostId: number;
  /** Why nothing can be written at the moment; null: it can. */
  refusal: Problem | null;
  canModerate: boolean;
  /** What others wrote isn't sent yet: the caller has to write first. Who runs the host is read all the same. */
  hidesOthers: boolean;
  allowsAnonymous: boolean;
  /** Who began it, and who runs it: their comments are marked so. */
  authorUserId: number;
  staffIds: readonly number[];
}

/** The templates of notifications, as the specification numbers them. */
export interface HostTemplates {
  posted: number;
  replied: number;
  liked: number;
  /** Where a like of the host itself is worded otherwise than one of a comment. */
  hostLiked?: number;
  mentioned: number;
  removed: number;
}

/** What a notification says of a host. */
export interface HostNews {
  parameters: NotificationParameters;
  data: NotificationIds;
  templates: HostTemplates;
  authorUserId: number;
  /** A moderator took it out of sight: its author hears of that, and nobody of what is said there. */
  isHidden?: boolean;
  /** What its author is told of a comment on it, where that is something else than `posted`. */
  answered: number | null;
  /** Several who do the same in a day are one notice: "A and 3 others". Its templates have words for that, "bundled". */
  bundles?: boolean;
}

/** Out of sight: why, which its author is told; held: only until a moderator has looked. */
export interface Hidden {
  at: Date;
  reason: string;
  isHeld?: boolean;
}

/** A comment that was just written, or changed. */
export interface WrittenWords {
  hostId: number;
  /** Plain text. */
  text: string;
  isNew: boolean;
}

/** Something that is talked about. Who sees it is its own word; the core asks at every read and write. */
export interface CommentHost {
  kind: CommentedSubject;
  /**
   * The only way to its talk.
   * @throws Problem not-found where the caller doesn't see it, or what else keeps it from them
   */
  access(context: MemberContext, tx: Tx, hostId: number): Promise<HostAccess>;
  /** The caller sees it: the same in SQL, for lists, counts and search. */
  isSeen(context: MemberContext, hostId: Expression<number>): RawBuilder<boolean>;
  /** The caller decides about what is said there, and sees what was taken out of sight; asked where they see it. */
  isModerated(context: MemberContext, hostId: Expression<number>): RawBuilder<boolean>;
  /** Somebody sees it: a condition on `member_records` as `m`, for mentions and for whom to notify. */
  people(tenant: Pick<SystemContext, 'clock'>, hostId: number): RawBuilder<boolean>;
  /** What notifications say; null when it is gone, or nobody is to hear of it. */
  news(tx: Tx, hostId: number): Promise<HostNews | null>;
  /** Takes the host itself out of sight, or shows it again (null); answers whether it waited for a moderator until now. */
  setHidden(context: SystemContext, tx: Tx, hostId: number, hidden: Hidden | null): Promise<boolean>;
  /** Undoes what was done besides with a decision that is taken back: `also` of that decision. */
  takeBack?(
    context: MemberContext,
    tx: Tx,
    decided: { hostId: number; authorUserId: number; also: Record<string, unknown> },
  ): Promise<void>;
  /**
   * Looks at what was just written in its talk: the words for which it waits for a moderator.
   * @throws Problem where it can't be said, or not yet
   */
  review?(context: MemberContext, tx: Tx, written: WrittenWords): Promise<readonly FoundWord[]>;
  /** Is there such a host? Its talk is forgotten when there no longer is. */
  exists(hostId: Expression<number>): RawBuilder<boolean>;
  /** The name of the message by which streams hear of something new, and its one field. */
  stream: { name: string; idName: string };
}

/** Whoever has something to talk about brings it. */
export const commentHosts = extensionPoint<CommentHost>('comment-hosts');

export function hostOf(context: Pick<SystemContext, 'extensions'>, kind: CommentedSubject): CommentHost {
  const host = context.extensions.of(commentHosts).find((each) => each.kind === kind);
  if (!host) throw notFound();
  return host;
}

export const accessHost = (
  context: MemberContext,
  tx: Tx,
  kind: CommentedSubject,
  hostId: number,
): Promise<HostAccess> => hostOf(context, kind).access(context, tx, hostId);

/** The same for those who moderate. */
export async function accessModeration(
  context: MemberContext,
  tx: Tx,
  kind: CommentedSubject,
  hostId: number,
): Promise<HostAccess> {
  const access = await accessHost(context, tx, kind, hostId);
  if (!access.canModerate) throw notAllowed();
  return access;
}

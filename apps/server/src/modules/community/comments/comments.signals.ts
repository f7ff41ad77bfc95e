import type { CommentedSubject } from '@sullam/domain/subjects.gen.ts';
import { defineSignal } from '../../../kernel/outbox/signals.ts';

/** Somebody wrote something. */
export const commentAdded = defineSignal<{
  hostKind: CommentedSubject;
  hostId: number;
  commentId: number;
  byUserId: number;
}>('comment.added');

/** Somebody is meant in a comment that was edited since. */
export const commentEdited = defineSignal<{
  hostKind: CommentedSubject;
  hostId: number;
  commentId: number;
  mentioned: number[];
  byUserId: number;
}>('comment.edited');

/** What was written counts no more, or again: it was deleted, hidden or shown again. */
export const talkChanged = defineSignal<{ hostKind: CommentedSubject; hostId: number }>('talk.changed');

export const thingLiked = defineSignal<{
  hostKind: CommentedSubject;
  hostId: number;
  /** null: the host itself. */
  commentId: number | null;
  byUserId: number;
}>('thing.liked');

/** A moderator took something out of sight. */
export const thingHidden = defineSignal<{
  hostKind: CommentedSubject;
  hostId: number;
  commentId: number | null;
  moderationCaseId: number;
  byUserId: number;
}>('thing.hidden');

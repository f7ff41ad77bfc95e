import type { RawBuilder } from 'kysely';
import { type RequestContext, userIdOf } from '../../../kernel/context.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** Where a file was shown, and to whom: its address is good there for that person alone, as long as they see the place. */
export interface Showing {
  /** Of the place: a post, a group, an event. */
  kind: string;
  id: number;
  /** 0: a visitor. */
  userId: number;
}

export const shownIn = ({ caller }: Pick<RequestContext, 'caller'>, kind: string, id: number): Showing => ({
  kind,
  id,
  userId: userIdOf(caller),
});

/** A file at a place, as its address names it. */
export interface FileAtPlace {
  placeId: number;
  mediaId: number;
}

/** A kind of place whose readers can lose sight of it from one moment to the next. */
export interface ShowingKind {
  kind: string;
  /**
   * The reader still sees the file there: a condition for the one statement that each fetch of the file costs. `reader` is who they
   * are now, with the permissions that they have now; a visitor where the address was a visitor's.
   */
  isStillSeen(reader: RequestContext, file: FileAtPlace): RawBuilder<boolean>;
}

/** Whoever shows private files at such a place brings it, and mints their addresses with shownIn(). */
export const showingKinds = extensionPoint<ShowingKind>('showing-kinds');

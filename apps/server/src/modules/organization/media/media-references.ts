import { type RawBuilder, sql } from 'kysely';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** A file that is about to be deleted or to change places. */
export interface FileInQuestion {
  organizationId: number;
  mediaId: number;
  /** Who brought it; null: it came with the organisation. */
  ownerUserId: number | null;
}

/** Whether a module's tables refer to the file: a condition that the asker's one statement takes in. */
export type MediaReference = (file: FileInQuestion) => RawBuilder<boolean>;

/** A module whose rows show files brings how they refer to them: a file in use isn't deleted. */
export const mediaReferences = extensionPoint<MediaReference>('media-references');

/** The same for what was handed in, whose bytes stay what they are besides. */
export const handedInFiles = extensionPoint<MediaReference>('handed-in-files');

/** How formatted texts name a file (article-html.ts), as a pattern for LIKE. */
export const mentionOf = ({ mediaId }: FileInQuestion): string => `%data-media-id="${mediaId}"%`;

/** Is one of these true? One expression of all of them. */
export const anyReference = (references: readonly MediaReference[], file: FileInQuestion): RawBuilder<boolean> =>
  references.length === 0
    ? sql<boolean>`false`
    : sql<boolean>`(${sql.join(
        references.map((refersTo) => refersTo(file)),
        sql` or `,
      )})`;

import type { Expression, RawBuilder } from 'kysely';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** Whether rows of a module show a preview: it is kept as long as one does. */
export type LinkPreviewUse = (linkPreviewId: Expression<number>) => RawBuilder<boolean>;

/** Whoever shows previews brings how. */
export const linkPreviewUses = extensionPoint<LinkPreviewUse>('link-preview-uses');

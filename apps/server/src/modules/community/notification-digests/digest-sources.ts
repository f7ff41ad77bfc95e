import type { Localized } from '@sullam/domain/localized.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';
import type { BundledNotification } from '../../operations/notifications/notifications.public.ts';

/** What came of one thing, under its name. */
export interface DigestSection {
  title: Localized;
  /** The newest first; where each leads in the learner's application. */
  lines: readonly { path: string; person: string; excerpt: string }[];
  /** How many more there are. */
  left: number;
}

export interface DigestSpan {
  since: Date;
  until: Date;
}

/** A module whose notices only say that there is something: in a mail it says what, as far as the reader sees it still. */
export interface DigestSource {
  speaksFor(item: BundledNotification): boolean;
  tell(
    reader: MemberContext,
    tx: Tx,
    span: DigestSpan,
    items: readonly BundledNotification[],
  ): Promise<readonly DigestSection[]>;
}

/** Whoever says more than its notices brings it. */
export const digestSources = extensionPoint<DigestSource>('digest-sources');

import type { Feature } from '@sullam/domain/features.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { AgendaEntry, WaitingWork } from '@sullam/domain/waiting.ts';
import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { extensionPoint } from '../../../kernel/extensions.ts';

/** The courses that the caller makes or teaches, drafts among them: titles by id. */
export type TaughtCourses = ReadonlyMap<number, Localized>;

export interface AgendaSpan {
  from: Date;
  to: Date;
}

/** A module in which work waits for those who teach or administer. Its words are in `packages/domain/src/waiting.ts`. */
export interface WaitingSource {
  /** Asked only where this is switched on. */
  feature?: Feature;
  /** What waits for the caller; nothing for who may not do it. */
  read(context: MemberContext, tx: Tx, courses: TaughtCourses): Promise<WaitingWork[]>;
  /** What happens in these courses in the span. */
  agenda?(context: MemberContext, tx: Tx, courses: TaughtCourses, span: AgendaSpan): Promise<AgendaEntry[]>;
}

/** Whoever owns such work brings it. */
export const waitingSources = extensionPoint<WaitingSource>('waiting-sources');

import type { WorkInHand } from '../use-work-lock.ts';
import type { WorkLock } from '../work-lock.api.ts';

/** What the server answers where nobody else has the work in hand. */
export const FREE: WorkLock = { holder: null, since: null, others: [] };

/** Work that is in one's own hand. */
export const ALONE: WorkInHand = {
  holder: undefined,
  wasTaken: false,
  takeOver: () => undefined,
  isTaking: false,
  holderOf: () => undefined,
};

import type { SeatKept } from '@sullam/domain/commerce/seats.ts';
import { Problem } from '../../../kernel/problem.ts';

/** Every seat of the pool is assigned. */
export const noSeatLeft = (): Problem => new Problem('seat.none-left', 409);
/** The last day of assignment is over, the line was refunded, or its payment is disputed. */
export const poolClosed = (): Problem => new Problem('seat.pool-closed', 409);
/** The invitation went to another address than that of the caller. */
export const otherAddress = (): Problem => new Problem('seat.other-address', 409);
/** The seat was taken back or withdrawn before. */
export const seatOver = (): Problem => new Problem('seat.over', 409);
/** The seat is in use, so there is no invitation to send. */
export const alreadyAccepted = (): Problem => new Problem('seat.accepted', 409);
export const listTooLong = (): Problem => new Problem('seat.list-too-long', 413);

const KEPT = { DAYS: 'seat.kept-by-days', LESSONS: 'seat.kept-by-lessons' } as const satisfies Record<SeatKept, string>;

/** It is too late to take the seat back. */
export const seatIsKept = (kept: SeatKept, days: number): Problem =>
  new Problem(KEPT[kept], 409, kept === 'DAYS' ? { values: { count: days } } : {});

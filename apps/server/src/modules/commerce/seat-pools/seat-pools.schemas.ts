import { PRICE_KINDS } from '@sullam/domain/commerce/prices.ts';
import { MOST_SEAT_ADDRESSES } from '@sullam/domain/commerce/seats.ts';
import { EMAIL_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { LISTED_PEOPLE } from '@sullam/domain/file-limits.ts';
import { type Static, Type } from 'typebox';
import {
  code,
  DateTime,
  Id,
  LocalizedName,
  NamedObject,
  Nullable,
  OneOf,
  PageQuery,
  SearchText,
} from '../../../kernel/http/schemas.ts';
import { MediaRef } from '../../organization/media/media.public.ts';
import { OFFER_PROBLEMS } from '../purchasable-items/purchasable-items.public.ts';

export const PoolParams = Type.Object({ seatPoolId: Id });
export const SeatParams = Type.Object({ seatId: Id });
export const AssignmentParams = Type.Object({ seatPoolId: Id, seatAssignmentId: Id });
export const OfferParams = Type.Object({ courseId: Id });

/** What seats of a course cost. */
export const SeatOffer = NamedObject('SeatOffer', {
  courseId: Id,
  currency: Type.String(),
  listMinor: Type.Integer(),
  /** Prices of a seat, each from a number of seats on, lowest number first. */
  prices: Type.Array(
    NamedObject('SeatPrice', { fromCount: Type.Integer(), minor: Type.Integer(), kind: OneOf(...PRICE_KINDS) }),
  ),
  least: Type.Integer(),
  most: Type.Integer(),
  problem: Nullable(OneOf(...OFFER_PROBLEMS)),
});
export type SeatOffer = Static<typeof SeatOffer>;

const counts = {
  seatCount: Type.Integer(),
  /** Taken back by refunds. */
  refundedCount: Type.Integer(),
  /** Members who have a seat. */
  activeCount: Type.Integer(),
  /** Invitations that nobody has accepted yet. */
  invitedCount: Type.Integer(),
  /** Seats that can be assigned. */
  freeCount: Type.Integer(),
};

const POOL_STATES = ['OPEN', 'OVER', 'SUSPENDED', 'ENDED'] as const;

const pool = {
  seatPoolId: Id,
  courseId: Id,
  title: LocalizedName,
  cover: Nullable(MediaRef),
  /** Null when the course is gone. */
  coverArt: Nullable(Type.String()),
  orderId: Id,
  orderNumber: Type.Integer(),
  purchasedItemId: Id,
  /** Empty where the order is not for a company. */
  companyName: Type.String(),
  ...counts,
  /** What a refund of all free seats gives back. */
  freeMinor: Type.Integer(),
  currency: Type.String(),
  /** OVER: the last day of assignment is over; SUSPENDED: the payment is disputed; ENDED: refunded whole or lost in a dispute. */
  state: OneOf(...POOL_STATES),
  assignableUntil: DateTime,
};

export const SeatPool = NamedObject('SeatPool', pool);
export type SeatPool = Static<typeof SeatPool>;

export const SeatPoolDetail = NamedObject('SeatPoolDetail', {
  ...pool,
  /** When the link was created; null where there is none. */
  linkCreatedAt: Nullable(DateTime),
  reclaimDays: Type.Integer(),
  /** The list that is being worked off; null where none is. */
  runningAssignmentId: Nullable(Id),
});
export type SeatPoolDetail = Static<typeof SeatPoolDetail>;

export const ManagedPool = NamedObject('ManagedSeatPool', {
  ...pool,
  buyer: NamedObject('SeatPoolBuyer', { userId: Id, name: Type.String(), email: Type.String() }),
});
export type ManagedPool = Static<typeof ManagedPool>;

export const PoolListQuery = Type.Object({ ...PageQuery, orderId: Type.Optional(Id) });
export type PoolListQuery = Static<typeof PoolListQuery>;
export const ManagedPoolQuery = Type.Object({ ...PageQuery, orderId: Type.Optional(Id), search: SearchText });
export type ManagedPoolQuery = Static<typeof ManagedPoolQuery>;

/** Somebody with a seat, as its buyer sees them. */
export const Seat = NamedObject('Seat', {
  seatId: Id,
  status: OneOf('INVITED', 'ACTIVE'),
  /** Empty once the account is deleted. */
  email: Type.String(),
  /** Empty while the invitation is not accepted. */
  firstName: Type.String(),
  lastName: Type.String(),
  invitedAt: Nullable(DateTime),
  activatedAt: Nullable(DateTime),
  finishedLessons: Type.Integer(),
  lessonCount: Type.Integer(),
  lastVisitedAt: Nullable(DateTime),
  abilities: NamedObject('SeatAbilities', { canReclaim: Type.Boolean(), canResend: Type.Boolean() }),
});
export type Seat = Static<typeof Seat>;

export const SeatListQuery = Type.Object({ ...PageQuery, search: SearchText });
export type SeatListQuery = Static<typeof SeatListQuery>;

const Language = OneOf('en', 'ar', 'both');

export const AddressListBody = NamedObject(
  'SeatAddressListBody',
  {
    text: Type.String({
      minLength: 1,
      maxLength: LISTED_PEOPLE.characters,
      description: 'One address per line, or a table with addresses in it',
    }),
  },
  { additionalProperties: false },
);

/** What would become of an address. */
const PREVIEWS = ['NEW', 'ALREADY', 'DUPLICATE', 'BAD_ADDRESS', 'SUGGESTION'] as const;

export const AddressPreview = NamedObject('SeatAddressPreview', {
  rows: Type.Array(
    NamedObject('SeatAddressRow', {
      line: Type.Integer(),
      /** As it was written. */
      text: Type.String(),
      email: Type.String(),
      outcome: OneOf(...PREVIEWS),
      /** The address that was probably meant, with SUGGESTION; else null. */
      suggestion: Nullable(Type.String()),
      /** Of somebody who has a seat already. */
      name: Type.String(),
    }),
  ),
  newCount: Type.Integer(),
  freeCount: Type.Integer(),
});
export type AddressPreview = Static<typeof AddressPreview>;

export const AssignmentBody = NamedObject(
  'SeatAssignmentBody',
  {
    requestKey: Type.String({ format: 'uuid', description: 'Made by the caller: the same list sent twice is one' }),
    emails: Type.Array(code({ minLength: 1, maxLength: EMAIL_MAX_LENGTH }), {
      minItems: 1,
      maxItems: MOST_SEAT_ADDRESSES,
    }),
    language: Language,
  },
  { additionalProperties: false },
);
export type AssignmentBody = Static<typeof AssignmentBody>;

const OUTCOMES = ['INVITED', 'ENROLLED', 'ALREADY', 'BAD_ADDRESS', 'NO_SEAT', 'INACTIVE', 'CLOSED'] as const;
export type AssignmentOutcome = (typeof OUTCOMES)[number];

export const Assignment = NamedObject('SeatAssignment', {
  seatAssignmentId: Id,
  isRunning: Type.Boolean(),
  doneCount: Type.Integer(),
  rows: Type.Array(
    NamedObject('AssignedAddress', {
      email: Type.String(),
      /** Null until its turn. */
      outcome: Nullable(OneOf(...OUTCOMES)),
    }),
  ),
});
export type Assignment = Static<typeof Assignment>;

export const PoolLink = NamedObject('SeatPoolLink', {
  url: Type.String({ description: 'Said once: only a hash of its token is kept' }),
  createdAt: DateTime,
});

export const TokenBody = NamedObject('SeatTokenBody', { token: code({ minLength: 20, maxLength: 100 }) });

/** What a link leads to, for whoever has it. */
export const SeatInvitation = NamedObject('SeatInvitation', {
  courseId: Id,
  title: LocalizedName,
  cover: Nullable(MediaRef),
  coverArt: Nullable(Type.String()),
  companyName: Type.String(),
  /** Address that was invited; null for the link of a pool. */
  email: Nullable(Type.String()),
  /** FULL: no seat is left; CLOSED: the pool takes no more; HELD: the caller has a seat of the pool already. */
  state: OneOf('OPEN', 'FULL', 'CLOSED', 'HELD'),
});
export type SeatInvitation = Static<typeof SeatInvitation>;

export const AcceptedSeat = NamedObject('AcceptedSeat', { courseId: Id });
export const StartedAssignment = NamedObject('StartedSeatAssignment', { seatAssignmentId: Id });

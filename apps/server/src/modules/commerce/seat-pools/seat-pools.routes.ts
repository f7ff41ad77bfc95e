import { administrator, signedIn } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { sendTable, TableFormatQuery } from '../../../kernel/http/table-responses.ts';
import { acceptSeat, closeLink, readInvitation, renewLink } from './seat-acceptance.service.ts';
import { beginAssignment, previewAddresses, readAssignment } from './seat-assignments.service.ts';
import { readSeatOffer } from './seat-offers.service.ts';
import { accessPool } from './seat-pools.access.ts';
import { listAllPools, listOwnPools, listSeats, readPool } from './seat-pools.reads.ts';
import {
  AcceptedSeat,
  AddressListBody,
  AddressPreview,
  Assignment,
  AssignmentBody,
  AssignmentParams,
  ManagedPool,
  ManagedPoolQuery,
  OfferParams,
  PoolLink,
  PoolListQuery,
  PoolParams,
  Seat,
  SeatInvitation,
  SeatListQuery,
  SeatOffer,
  SeatParams,
  SeatPool,
  SeatPoolDetail,
  StartedAssignment,
  TokenBody,
} from './seat-pools.schemas.ts';
import { exportSeats, reclaimSeat, resendInvitation } from './seats.service.ts';

const ofPool = { access: signedIn(), params: PoolParams } as const;
const ofSeat = { access: signedIn(), params: SeatParams, refusesMasquerade: true } as const;

export const seatPoolRoutes: RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/courses/:courseId/seat-offer',
    operationId: 'getSeatOffer',
    summary: 'What seats of a course cost',
    params: OfferParams,
    response: SeatOffer,
    handle: (context, { params }) => readSeatOffer(context, params.courseId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/seat-pools',
    operationId: 'listOwnSeatPools',
    summary: 'Seats that the caller has bought, newest first',
    access: signedIn(),
    query: PoolListQuery,
    response: page(SeatPool),
    handle: (context, { query }) => reading(context, (tx) => listOwnPools(context, tx, context.caller.userId, query)),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/seat-pools/all',
    operationId: 'listSeatPools',
    summary: 'Seats that companies have bought, newest first',
    access: administrator(),
    query: ManagedPoolQuery,
    response: page(ManagedPool),
    handle: (context, { query }) => reading(context, (tx) => listAllPools(context, tx, query)),
  }),
  memberRoute({
    ...ofPool,
    method: 'GET',
    path: '/api/seat-pools/:seatPoolId',
    operationId: 'getSeatPool',
    summary: 'A pool of seats, for its buyer and administrators',
    response: SeatPoolDetail,
    handle: (context, { params }) =>
      reading(context, async (tx) => {
        await accessPool(context, tx, params.seatPoolId);
        return readPool(context, tx, params.seatPoolId);
      }),
  }),
  memberRoute({
    ...ofPool,
    method: 'GET',
    path: '/api/seat-pools/:seatPoolId/seats',
    operationId: 'listSeats',
    summary: 'People with a seat of a pool, and how far they are',
    query: SeatListQuery,
    response: page(Seat),
    handle: (context, { params, query }) =>
      reading(context, async (tx) => {
        await accessPool(context, tx, params.seatPoolId);
        return listSeats(context, tx, params.seatPoolId, query);
      }),
  }),
  memberRoute({
    ...ofPool,
    method: 'GET',
    path: '/api/seat-pools/:seatPoolId/seats/export',
    operationId: 'exportSeats',
    summary: 'Exports seats',
    query: TableFormatQuery,
    isRaw: true,
    handle: async (context, { params, query }, { reply }) =>
      sendTable(reply, await exportSeats(context, params.seatPoolId, query.format)),
  }),
  memberRoute({
    ...ofPool,
    method: 'POST',
    path: '/api/seat-pools/:seatPoolId/preview',
    operationId: 'previewSeatAssignment',
    summary: 'Reads a list of addresses and says what would become of each; changes nothing',
    rateLimit: { per: 'caller', count: 120, seconds: 60 },
    body: AddressListBody,
    response: AddressPreview,
    errors: { 413: ['seat.list-too-long'] },
    handle: (context, { params, body }) => previewAddresses(context, params.seatPoolId, body.text),
  }),
  memberRoute({
    ...ofPool,
    method: 'POST',
    path: '/api/seat-pools/:seatPoolId/assignments',
    operationId: 'startSeatAssignment',
    summary: 'Begins to assign seats to a list of addresses; the same request key begins it once',
    refusesMasquerade: true,
    rateLimit: { per: 'caller', count: 60, seconds: 3600 },
    body: AssignmentBody,
    response: StartedAssignment,
    errors: { 409: ['seat.pool-closed'] },
    handle: (context, { params, body }) => beginAssignment(context, params.seatPoolId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/seat-pools/:seatPoolId/assignments/:seatAssignmentId',
    operationId: 'getSeatAssignment',
    summary: 'How far a list is worked off, with the result of each address',
    access: signedIn(),
    params: AssignmentParams,
    response: Assignment,
    handle: (context, { params }) => readAssignment(context, params.seatPoolId, params.seatAssignmentId),
  }),
  memberRoute({
    ...ofPool,
    method: 'PUT',
    path: '/api/seat-pools/:seatPoolId/link',
    operationId: 'renewSeatLink',
    summary: 'Creates the link that gives a seat to whoever opens it, in place of an earlier one',
    refusesMasquerade: true,
    response: PoolLink,
    errors: { 409: ['seat.pool-closed'] },
    handle: (context, { params }) => renewLink(context, params.seatPoolId),
  }),
  memberRoute({
    ...ofPool,
    method: 'DELETE',
    path: '/api/seat-pools/:seatPoolId/link',
    operationId: 'closeSeatLink',
    summary: 'Closes the link of a pool; seats that were taken by it stay',
    refusesMasquerade: true,
    handle: (context, { params }) => closeLink(context, params.seatPoolId),
  }),
  memberRoute({
    ...ofSeat,
    method: 'POST',
    path: '/api/seats/:seatId/reclaim',
    operationId: 'reclaimSeat',
    summary: 'Takes a seat back; access ends and progress stays',
    errors: { 409: ['seat.kept-by-days', 'seat.kept-by-lessons', 'seat.over'] },
    handle: (context, { params }) => reclaimSeat(context, params.seatId),
  }),
  memberRoute({
    ...ofSeat,
    method: 'POST',
    path: '/api/seats/:seatId/resend',
    operationId: 'resendSeatInvitation',
    summary: 'Sends an invitation again; its earlier link stops to work',
    rateLimit: { per: 'caller', count: 60, seconds: 3600 },
    errors: { 409: ['seat.accepted', 'seat.over', 'seat.pool-closed'] },
    handle: (context, { params }) => resendInvitation(context, params.seatId),
  }),
  publicRoute({
    method: 'POST',
    path: '/api/seats/invitation',
    operationId: 'readSeatInvitation',
    summary: 'What the link of an invitation or of a pool leads to',
    rateLimit: { per: 'address', count: 120, seconds: 900 },
    body: TokenBody,
    response: SeatInvitation,
    handle: (context, { body }) => readInvitation(context, body.token),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/seats/accept',
    operationId: 'acceptSeat',
    summary: 'Takes the seat that a link leads to; one for each person',
    access: signedIn(),
    refusesMasquerade: true,
    rateLimit: { per: 'caller', count: 60, seconds: 900 },
    body: TokenBody,
    response: AcceptedSeat,
    errors: { 409: ['seat.none-left', 'seat.other-address', 'seat.pool-closed'] },
    handle: (context, { body }) => acceptSeat(context, body.token),
  }),
];

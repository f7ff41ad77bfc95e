import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import { administrator, permission } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, publicRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { NamedObject, page, Versioned } from '../../../kernel/http/schemas.ts';
import { sendTable } from '../../../kernel/http/table-responses.ts';
import { exportCredits } from './credit-file.service.ts';
import { listLots, listOwnCredits, readCirculation } from './credits.reads.ts';
import {
  AssignedLot,
  AssignPackageBody,
  CreditCirculation,
  CreditFileQuery,
  CreditLotParams,
  CreditLotQuery,
  CreditLotRow,
  ExtendCreditsBody,
  ExtendedCredits,
  OwnCreditQuery,
  OwnCredits,
  TakeBackCreditsBody,
  TakenBackCredits,
} from './credits.schemas.ts';
import { assignPackage } from './credits.service.ts';
import { extendCredits, takeBackCredits } from './lot-changes.service.ts';
import { listPackageOffers } from './package-offers.reads.ts';
import { takeFreePackage } from './package-sales.service.ts';
import {
  CoachingPackageBody,
  CoachingPackageList,
  CreatedPackage,
  NewCoachingPackage,
  OfferedCoachingPackages,
  OfferQuery,
  PackageParams,
  Version,
} from './packages.schemas.ts';
import { archivePackage, changePackage, createPackage, listManagedPackages } from './packages.service.ts';

/** Coaches manage packages of their own sessions, administrators all. */
const managing = permission('organization_member_access_coaching', ADMINISTRATION);

const packages: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/coaching-packages',
    operationId: 'listCoachingPackages',
    summary: 'Packages that the caller manages: their own as a coach, all as an administrator',
    access: managing,
    response: CoachingPackageList,
    handle: (context) => listManagedPackages(context),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coaching-packages',
    operationId: 'createCoachingPackage',
    summary: 'Creates a package of sessions of one coach, or of any coach as an administrator',
    access: managing,
    body: NewCoachingPackage,
    response: CreatedPackage,
    successStatus: 201,
    errors: { 409: ['coaching-package.too-many'] },
    handle: (context, { body }) => createPackage(context, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/coaching-packages/:coachingPackageId',
    operationId: 'changeCoachingPackage',
    summary: 'Changes a package. Credits that learners have keep their number and their expiry',
    access: managing,
    params: PackageParams,
    body: CoachingPackageBody,
    response: Versioned,
    errors: { 409: ['coaching-package.in-use'] },
    handle: (context, { params, body }) => changePackage(context, params.coachingPackageId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coaching-packages/:coachingPackageId/archive',
    operationId: 'archiveCoachingPackage',
    summary: 'Takes a package off for good; credits that learners have stay valid',
    access: managing,
    params: PackageParams,
    body: NamedObject('ArchiveCoachingPackageBody', { version: Version }),
    handle: (context, { params, body }) => archivePackage(context, params.coachingPackageId, body.version),
  }),
];

const offers: readonly RouteDefinition[] = [
  publicRoute({
    method: 'GET',
    path: '/api/coaching-packages/offered',
    operationId: 'listOfferedCoachingPackages',
    summary: "Packages for sale that pay for a coach's sessions; without a coach, those of any coach",
    query: OfferQuery,
    response: OfferedCoachingPackages,
    errors: { 403: ['not-allowed'] },
    handle: (context, { query }) => listPackageOffers(context, query.coachId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coaching-packages/:coachingPackageId/take',
    operationId: 'takeCoachingPackage',
    refusesMasquerade: true,
    summary: 'Gives the caller the credits of a free package; again gives nothing more',
    access: permission('organization_member_access_coaching'),
    params: PackageParams,
    response: AssignedLot,
    successStatus: 201,
    errors: { 409: ['coaching-package.not-free'] },
    handle: (context, { params }) => takeFreePackage(context, params.coachingPackageId),
  }),
];

const credits: readonly RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/coaching-credits/own',
    operationId: 'listOwnCoachingCredits',
    summary: "The caller's credits in the order in which they are used, or those that can pay for a session type",
    access: permission('organization_member_access_coaching'),
    query: OwnCreditQuery,
    response: OwnCredits,
    handle: (context, { query }) => listOwnCredits(context, query.sessionTypeId),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coaching-credits',
    operationId: 'assignCoachingPackage',
    refusesMasquerade: true,
    summary: 'Gives a learner the credits of a package; repeating a request with its key gives nothing more',
    access: administrator(),
    body: AssignPackageBody,
    response: AssignedLot,
    successStatus: 201,
    errors: { 409: ['coaching-package.archived'] },
    handle: (context, { body }) => assignPackage(context, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/coaching-credits',
    operationId: 'listCoachingCredits',
    summary: 'Credits of all learners as they were granted, newest first, with what became of them',
    access: administrator(),
    query: CreditLotQuery,
    response: page(CreditLotRow),
    handle: (context, { query }) => reading(context, (tx) => listLots(context, tx, query)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coaching-credits/:creditLotId/take-back',
    operationId: 'takeBackCoachingCredits',
    refusesMasquerade: true,
    summary: 'Takes back what is left of credits that were granted at once; reserved ones stay',
    access: administrator(),
    params: CreditLotParams,
    body: TakeBackCreditsBody,
    response: TakenBackCredits,
    errors: { 409: ['coaching-package.nothing-left'] },
    handle: (context, { params, body }) => takeBackCredits(context, params.creditLotId, body),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coaching-credits/:creditLotId/extend',
    operationId: 'extendCoachingCredits',
    refusesMasquerade: true,
    summary: 'Lets credits be used for some days more',
    access: administrator(),
    params: CreditLotParams,
    body: ExtendCreditsBody,
    response: ExtendedCredits,
    handle: (context, { params, body }) => extendCredits(context, params.creditLotId, body),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/coaching-credits/circulation',
    operationId: 'getCreditCirculation',
    summary: 'Credits granted, reserved, consumed, taken back, expired and remaining, in all and by packages',
    access: administrator(),
    response: CreditCirculation,
    handle: (context) => readCirculation(context),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/coaching-credits/export',
    operationId: 'exportCoachingCredits',
    summary: 'Credits of all learners as a spreadsheet (CSV or XLSX)',
    access: administrator(),
    query: CreditFileQuery,
    isRaw: true,
    rateLimit: { per: 'caller', count: 20, seconds: 600 },
    handle: async (context, { query }, { reply }) => sendTable(reply, await exportCredits(context, query)),
  }),
];

export const coachingPackageRoutes: readonly RouteDefinition[] = [...packages, ...offers, ...credits];

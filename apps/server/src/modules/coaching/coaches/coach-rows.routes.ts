import type { CoachEntryKind } from '@sullam/domain/coaching/coach.ts';
import { ADMINISTRATION } from '@sullam/domain/portals.ts';
import { Type } from 'typebox';
import { permission } from '../../../kernel/access/access.ts';
import { reading } from '../../../kernel/database/database.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { Id, NamedObject } from '../../../kernel/http/schemas.ts';
import { readCoachRows } from './coach-rows.reads.ts';
import {
  addCertification,
  addEntry,
  addLanguage,
  changeCertification,
  changeEntry,
  changeLanguage,
  removeCertification,
  removeEntry,
  removeLanguage,
} from './coach-rows.service.ts';
import { accessOwnCoach } from './coaches.access.ts';
import {
  CertificationParams,
  CoachCertification,
  CoachCertificationBody,
  CoachEntry,
  CoachEntryBody,
  CoachLanguage,
  CoachLanguageBody,
  CoachLanguageParams,
  EntryParams,
} from './coaches.schemas.ts';

/** Members with the permission may be coaches, and administrators manage them. What coaches change is their own page. */
export const coachAccess = permission('organization_member_access_coaching', ADMINISTRATION);

const readOwnRows = (context: Parameters<typeof accessOwnCoach>[0]) =>
  reading(context, async (tx) => {
    const { coachId } = await accessOwnCoach(context, tx);
    return readCoachRows(context, tx, coachId);
  });

const CreatedEntry = NamedObject('CreatedCoachEntry', { coachEntryId: Id });

interface EntryWords {
  path: `/${string}`;
  kind: CoachEntryKind;
  part: 'positions' | 'experience' | 'education';
  /** As operation ids and summaries call one and several of them. */
  one: string;
  several: string;
  said: string;
}

const entryRoutes = ({ path, kind, part, one, several, said }: EntryWords): RouteDefinition[] => [
  memberRoute({
    method: 'GET',
    path,
    operationId: `list${several}`,
    summary: `The caller's own ${said} as a coach`,
    access: coachAccess,
    response: NamedObject(`${several}List`, { data: Type.Array(CoachEntry) }),
    handle: async (context) => ({ data: (await readOwnRows(context))[part] }),
  }),
  memberRoute({
    method: 'POST',
    path,
    operationId: `add${one}`,
    summary: `Adds to the caller's own ${said}`,
    access: coachAccess,
    body: CoachEntryBody,
    response: CreatedEntry,
    successStatus: 201,
    errors: { 409: ['coach.too-many-rows'] },
    handle: (context, { body }) => addEntry(context, kind, body),
  }),
  memberRoute({
    method: 'PUT',
    path: `${path}/:coachEntryId`,
    operationId: `change${one}`,
    summary: `Changes one of the caller's own ${said}`,
    access: coachAccess,
    params: EntryParams,
    body: CoachEntryBody,
    handle: (context, { params, body }) => changeEntry(context, kind, params.coachEntryId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: `${path}/:coachEntryId`,
    operationId: `remove${one}`,
    summary: `Removes one of the caller's own ${said}`,
    access: coachAccess,
    params: EntryParams,
    handle: (context, { params }) => removeEntry(context, kind, params.coachEntryId),
  }),
];

const languages: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/coach-language',
    operationId: 'listCoachLanguages',
    summary: 'Languages in which the caller coaches',
    access: coachAccess,
    response: NamedObject('CoachLanguageList', { data: Type.Array(CoachLanguage) }),
    handle: async (context) => ({ data: (await readOwnRows(context)).languages }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coach-language',
    operationId: 'addCoachLanguage',
    summary: 'Adds a language in which the caller coaches',
    access: coachAccess,
    body: CoachLanguageBody,
    response: NamedObject('CreatedCoachLanguage', { coachLanguageId: Id }),
    successStatus: 201,
    errors: { 409: ['coach.language-listed', 'coach.too-many-rows'] },
    handle: (context, { body }) => addLanguage(context, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/coach-language/:coachLanguageId',
    operationId: 'changeCoachLanguage',
    summary: "Changes one of the caller's languages",
    access: coachAccess,
    params: CoachLanguageParams,
    body: CoachLanguageBody,
    errors: { 409: ['coach.language-listed'] },
    handle: (context, { params, body }) => changeLanguage(context, params.coachLanguageId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/coach-language/:coachLanguageId',
    operationId: 'removeCoachLanguage',
    summary: "Removes one of the caller's languages",
    access: coachAccess,
    params: CoachLanguageParams,
    handle: (context, { params }) => removeLanguage(context, params.coachLanguageId),
  }),
];

const certifications: RouteDefinition[] = [
  memberRoute({
    method: 'GET',
    path: '/api/coach-certification',
    operationId: 'listCoachCertifications',
    summary: "The caller's own certifications",
    access: coachAccess,
    response: NamedObject('CoachCertificationList', { data: Type.Array(CoachCertification) }),
    handle: async (context) => ({ data: (await readOwnRows(context)).certifications }),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/coach-certification',
    operationId: 'addCoachCertification',
    summary: "Adds to the caller's own certifications",
    access: coachAccess,
    body: CoachCertificationBody,
    response: NamedObject('CreatedCoachCertification', { coachCertificationId: Id }),
    successStatus: 201,
    errors: { 409: ['coach.too-many-rows'] },
    handle: (context, { body }) => addCertification(context, body),
  }),
  memberRoute({
    method: 'PUT',
    path: '/api/coach-certification/:coachCertificationId',
    operationId: 'changeCoachCertification',
    summary: "Changes one of the caller's own certifications, which is then unchecked",
    access: coachAccess,
    params: CertificationParams,
    body: CoachCertificationBody,
    handle: (context, { params, body }) => changeCertification(context, params.coachCertificationId, body),
  }),
  memberRoute({
    method: 'DELETE',
    path: '/api/coach-certification/:coachCertificationId',
    operationId: 'removeCoachCertification',
    summary: "Removes one of the caller's own certifications",
    access: coachAccess,
    params: CertificationParams,
    handle: (context, { params }) => removeCertification(context, params.coachCertificationId),
  }),
];

export const coachRowRoutes: readonly RouteDefinition[] = [
  ...entryRoutes({
    path: '/api/coach-position',
    kind: 'POSITION',
    part: 'positions',
    one: 'CoachPosition',
    several: 'CoachPositions',
    said: 'present positions',
  }),
  ...entryRoutes({
    path: '/api/coach-experience',
    kind: 'EXPERIENCE',
    part: 'experience',
    one: 'CoachExperience',
    several: 'CoachExperiences',
    said: 'earlier positions',
  }),
  ...entryRoutes({
    path: '/api/coach-education',
    kind: 'EDUCATION',
    part: 'education',
    one: 'CoachEducation',
    several: 'CoachEducations',
    said: 'studies',
  }),
  ...languages,
  ...certifications,
];

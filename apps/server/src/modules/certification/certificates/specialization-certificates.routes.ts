import { permission, signedIn } from '../../../kernel/access/access.ts';
import { memberRoute, type RouteDefinition } from '../../../kernel/http/route.ts';
import { page } from '../../../kernel/http/schemas.ts';
import { SpecializationParams } from '../../learning/specializations/specializations.public.ts';
import { readOutlook, startRun } from './certificate-runs.service.ts';
import { ofSpecialization } from './certificate-subject.ts';
import { listFollowersWithout, listIssued, readOwnOfSpecialization } from './certificates.reads.ts';
import {
  Candidate,
  CandidateQuery,
  CertificateOutlook,
  CertificateRun,
  IssueBody,
  IssuedCertificate,
  IssuedQuery,
  IssueResult,
  OwnCertificateOfCourse,
  RunBody,
} from './certificates.schemas.ts';
import { issueByHand } from './certificates.service.ts';
import type { StyleOf } from './document-style.ts';

const editor = permission('organization_update_specializations');
const params = SpecializationParams;

/** Certificates of specializations; what is done with one of them afterwards is the same for all certificates. */
export const specializationCertificateRoutes = (voiceOf: StyleOf): RouteDefinition[] => [
  memberRoute({
    method: 'GET',
    path: '/api/specializations/:specializationId/certificate',
    operationId: 'getOwnSpecializationCertificate',
    summary: "The caller's certificate of a specialization, and how it is come by",
    access: signedIn(),
    params,
    response: OwnCertificateOfCourse,
    handle: (context, asked) => readOwnOfSpecialization(context, asked.params.specializationId),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/specializations/:specializationId/certificates',
    operationId: 'listSpecializationCertificates',
    summary: 'Certificates of a specialization, for its editors',
    access: editor,
    params,
    query: IssuedQuery,
    response: page(IssuedCertificate),
    handle: (context, asked) => listIssued(context, ofSpecialization(asked.params.specializationId), asked.query),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/specializations/:specializationId/certificates',
    operationId: 'issueSpecializationCertificates',
    summary: 'Issues certificates of a specialization by hand; who holds one keeps it',
    access: editor,
    refusesMasquerade: true,
    params,
    body: IssueBody,
    response: IssueResult,
    successStatus: 201,
    errors: { 409: ['certificate.already-held', 'certificate.nobody-takes-part'] },
    handle: (context, asked) =>
      issueByHand(context, voiceOf, ofSpecialization(asked.params.specializationId), asked.body.userIds),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/specializations/:specializationId/certificate-candidates',
    operationId: 'listSpecializationCertificateCandidates',
    summary: 'Who follows a specialization and holds no certificate of it',
    access: editor,
    params,
    query: CandidateQuery,
    response: page(Candidate),
    handle: (context, asked) => listFollowersWithout(context, asked.params.specializationId, asked.query),
  }),
  memberRoute({
    method: 'GET',
    path: '/api/specializations/:specializationId/certificate-outlook',
    operationId: 'getSpecializationCertificateOutlook',
    summary: 'What issuing to all, or issuing anew, would do; and how far the last run is',
    access: editor,
    params,
    response: CertificateOutlook,
    handle: (context, asked) => readOutlook(context, ofSpecialization(asked.params.specializationId)),
  }),
  memberRoute({
    method: 'POST',
    path: '/api/specializations/:specializationId/certificate-runs',
    operationId: 'startSpecializationCertificateRun',
    summary:
      'Issues to all who completed the specialization, or anew to all who hold an earlier version, some at a time',
    access: editor,
    refusesMasquerade: true,
    params,
    body: RunBody,
    response: CertificateRun,
    successStatus: 202,
    errors: { 409: ['certificate.run-under-way'] },
    handle: (context, asked) => startRun(context, ofSpecialization(asked.params.specializationId), asked.body),
  }),
];

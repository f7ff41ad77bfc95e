import type { CertificateClaims } from '@sullam/domain/certificates/claims.ts';
import type { SignedDocument } from '@sullam/domain/certificates/data-integrity.ts';
import type { Localized } from '@sullam/domain/localized.ts';
import type { Subject } from './certificate-subject.ts';

/** Bits of one status list: more than anybody could tell a holder by. */
export const STATUS_LIST_LENGTH = 131_072;

/** Numbers are counted over all organisations: a place of a list belongs to one certificate. */
export const statusPlaceOf = (certificateId: number): { list: number; index: number } => ({
  list: Math.floor(certificateId / STATUS_LIST_LENGTH),
  index: certificateId % STATUS_LIST_LENGTH,
});

const CONTEXTS = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const;
/** Where our own terms are explained: by an address, since verifiers compare contexts by their texts. */
export const CONTEXT_PATH = '/api/certificate-context';

/** Our claims in both languages, whole: the standard has room for one. */
export const CONTEXT = {
  '@context': { claims: { '@id': 'urn:sullam:certificate:claims', '@type': '@json' } },
} as const;

const one = (text: Localized): string => text.en ?? text.ar ?? '';

interface CredentialSource {
  claims: CertificateClaims;
  issuer: { did: string; url: string; name: Localized };
  certificateId: number;
  subject: Subject;
}

/** Who signed a credential, as it says itself: the organisation may have had another address then. */
export const signedBy = ({ issuer }: SignedDocument, otherwise: string): string =>
  (issuer as { id?: string } | undefined)?.id ?? otherwise;

/** The certificate as an Open Badges 3.0 credential, before it is signed. */
export function credentialOf({ claims, issuer, certificateId, subject }: CredentialSource) {
  const page =
    subject.courseId === null
      ? `${issuer.url}/lms/specializations/${subject.specializationId}/overview`
      : `${issuer.url}/lms/courses/${subject.courseId}/overview`;
  const { list, index } = statusPlaceOf(certificateId);
  const statusList = `${issuer.url}/api/certificate-status-lists/${list}`;
  return {
    '@context': [...CONTEXTS, `${issuer.url}${CONTEXT_PATH}`],
    id: `${issuer.url}/certificates/${claims.number}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    name: one(claims.course),
    issuer: { id: issuer.did, type: ['Profile'], name: one(issuer.name), url: issuer.url },
    validFrom: claims.issuedAt,
    ...(claims.validUntil === null ? {} : { validUntil: claims.validUntil }),
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', identityType: 'name', hashed: false, identityHash: one(claims.name) }],
      achievement: {
        id: page,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: one(claims.course),
        description: one(claims.course),
        criteria: { id: page },
      },
      ...(claims.result === null ? {} : { result: [{ type: ['Result'], value: claims.result }] }),
    },
    credentialStatus: {
      id: `${statusList}#${index}`,
      type: 'BitstringStatusListEntry',
      statusPurpose: 'revocation',
      statusListIndex: String(index),
      statusListCredential: statusList,
    },
    claims,
  };
}

/** The list itself, before it is signed: `encodedList` holds a bit for each place. */
export const statusListOf = (issuer: CredentialSource['issuer'], list: number, encodedList: string, now: Date) => ({
  '@context': [CONTEXTS[0]],
  id: `${issuer.url}/api/certificate-status-lists/${list}`,
  type: ['VerifiableCredential', 'BitstringStatusListCredential'],
  issuer: issuer.did,
  validFrom: now.toISOString(),
  credentialSubject: {
    id: `${issuer.url}/api/certificate-status-lists/${list}#list`,
    type: 'BitstringStatusList',
    statusPurpose: 'revocation',
    encodedList,
  },
});

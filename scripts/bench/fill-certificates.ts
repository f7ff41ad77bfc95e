import { createHash, createPrivateKey, createPublicKey } from 'node:crypto';
import { toMultikey } from '@sullam/domain/certificates/multibase.ts';
import { credentialOf } from '../../apps/server/src/modules/certification/certificates/credential.ts';
import { signDocument } from '../../apps/server/src/modules/organization/issuer-keys/issuer-keys.public.ts';

// The certificates of a data set: one of every learner, all with one signature, because signing a hundred thousand takes minutes.

const ALPHABET = '23456789AB';

/** The number of somebody's certificate: theirs, written without 0 and 1. */
export const certificateOf = (userId: number): string =>
  String(userId)
    .padStart(12, '0')
    .replace(/\d/g, (digit) => ALPHABET[Number(digit)]!);

/** Always the same, so that the data set is. */
const SEED = createHash('sha256').update('the key of benchmarks').digest();
const KEY = createPrivateKey({
  key: Buffer.concat([Buffer.from('302e020100300506032b657004220420', 'hex'), SEED]),
  format: 'der',
  type: 'pkcs8',
});
const { x } = createPublicKey(KEY).export({ format: 'jwk' });
const PUBLIC_KEY = toMultikey(Buffer.from(x as string, 'base64url'));

const ISSUED = new Date('2026-01-15T09:00:00Z');
const NAMES = { name: { en: 'Ada Learner', ar: 'آدا متعلّمة' }, course: { en: 'Course', ar: 'دورة' } };
const CLAIMS = {
  ...NAMES,
  number: certificateOf(1),
  issuer: { en: 'Organisation', ar: 'مؤسسة' },
  lessonCount: 20,
  minutes: 90,
  instructors: [{ en: 'Teacher One', ar: 'المعلّم الأول' }],
  result: '87.5',
  passedAt: '60',
  earnedAt: ISSUED.toISOString(),
  issuedAt: ISSUED.toISOString(),
  validUntil: null,
};

const CREDENTIAL = await signDocument(
  credentialOf({
    claims: CLAIMS,
    issuer: { did: 'did:web:bench.test', url: 'https://bench.test', name: CLAIMS.issuer },
    certificateId: 1,
    subject: { courseId: 1, specializationId: null },
  }),
  KEY,
  'did:web:bench.test#key-1',
  ISSUED,
);

const text = (value: object): string => `'${JSON.stringify(value).replaceAll("'", "''")}'::jsonb`;

/** The statements that make them. Everybody is enrolled already. */
export const certificateStatements = (users: number): [string, string][] => [
  [
    'certificates',
    `insert into organization_configurations select organization_id, 'certificates_enabled', 'true' from organizations
      on conflict (organization_id, configuration_key) do update set value = excluded.value;
    insert into issuer_keys (organization_id, issuer_key_id, key_number, public_key, sealed_private_key, created_at) overriding system value
      select organization_id, organization_id, 1, '${PUBLIC_KEY}', '', now() from organizations;
    insert into certificates (organization_id, certificate_id, certificate_number, course_id, user_id, claims, sheet, certificate_template_id,
        template_version, origin, earned_at, issued_at, search_text) overriding system value
      select organization_id, user_id, n.number, min(course_id), user_id, ${text(CLAIMS)} || jsonb_build_object('number', n.number), '{}',
        organization_id, 1, 'RULE', '${ISSUED.toISOString()}', '${ISSUED.toISOString()}', ''
      from enrollments, lateral (select translate(lpad(user_id::text, 12, '0'), '0123456789', '${ALPHABET}') as number) n
      where user_id <= ${users} group by organization_id, user_id, n.number;
    insert into certificate_states (organization_id, certificate_id) select organization_id, certificate_id from certificates;
    insert into certificate_credentials (organization_id, certificate_id, issuer_key_id, document)
      select organization_id, certificate_id, organization_id, ${text(CREDENTIAL)} from certificates`,
  ],
];

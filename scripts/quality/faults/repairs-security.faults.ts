import type { Fault } from './fault.ts';

const kernel = 'apps/server/src/kernel';
const modules = 'apps/server/src/modules';
const archives = { file: `${kernel}/archives/read-archive.ts`, tests: [`${kernel}/test/archives.test.ts`] };
const certificates = [`${modules}/certification/certificates/test/certificates.test.ts`];
const file = 'apps/learner/src/features/certification/certificates/check-file.ts';
const checkFile = { file, tests: ['apps/learner/src/features/certification/certificates/test/check-file.test.ts'] };
const groups = [`${modules}/community/social-groups/test/social-groups.test.ts`];
const door = [`${modules}/events/event-attendance/test/event-attendance.door.test.ts`];
const codes = [`${modules}/classroom/attendance-check-in/test/attendance-check-in.codes.test.ts`];
const oddNumbers = ['apps/server/test/generated/odd-numbers.test.ts'];
const mailName = { file: `${kernel}/mail/mail-name.ts`, tests: [`${kernel}/mail/test/mail-name.test.ts`] };
const mentions = {
  file: 'packages/domain/src/discussions/mentions.ts',
  tests: ['packages/domain/test/discussions/mentions.test.ts'],
};

/** In availability and security: what was repaired once and must not come back. */
export const SECURITY_REPAIR_FAULTS: readonly Fault[] = [
  {
    name: 'Markup may be nested as deeply as a field is long',
    file: `${kernel}/html-limits.ts`,
    find: "      if (depth > HTML_LIMITS.depth) throw new LimitMet('depth');\n",
    replace: '',
    tests: [`${kernel}/test/html-limits.test.ts`],
  },
  {
    name: 'Large texts are cleaned on the thread that answers requests',
    file: `${kernel}/prepare-html.ts`,
    find: 'size <= SMALL\n',
    replace: 'size >= 0\n',
    tests: [`${kernel}/test/html-limits.test.ts`],
  },
  {
    name: 'An archive unpacks to more than it declares',
    ...archives,
    find: "    if (ofFile > entry.uncompressedSize) throw archiveRefused('false-sizes', { file: path });\n",
    replace: '',
  },
  {
    name: 'An archive of some kilobytes unpacks to hundreds of megabytes',
    ...archives,
    find: 'entry.compressedSize * MOST_RATIO',
    replace: 'entry.compressedSize * MOST_RATIO * MOST_RATIO',
  },
  {
    name: 'The identifier of an earlier public address is not published any more',
    file: `${modules}/organization/issuer-keys/issuer-keys.service.ts`,
    find: 'new URL(present.url).host === host || !earlier ? present',
    replace: 'new URL(present.url).host === host || earlier ? present',
    tests: certificates,
  },
  {
    name: 'Identifiers of one organisation do not name each other',
    file: `${modules}/organization/issuer-keys/did.ts`,
    find: '...(otherDids.length > 0 ? { alsoKnownAs: otherDids } : {}),',
    replace: '',
    tests: certificates,
  },
  {
    name: 'A certificate names the present address as its issuer instead of the one that signed it',
    file: `${modules}/certification/certificate-verification/certificate-verification.service.ts`,
    find: 'did: signedBy(credential.document, identity.did)',
    replace: 'did: identity.did',
    tests: certificates,
  },
  {
    name: 'A genuine certificate file counts as changed after a change of the public address',
    file: `${modules}/certification/certificate-verification/certificate-verification.service.ts`,
    find: 'id: credential.document.proof.verificationMethod,',
    replace: `id: \`\${identity.did}#key-\${key.keyNumber}\`,`,
    tests: certificates,
  },
  {
    name: 'An invitation link survives the ban of its maker',
    file: `${modules}/community/social-groups/social-groups.service.ts`,
    find: '  await countMembersAnew(tx, groupId);\n  await endRole(context, tx, groupId, userId);\n',
    replace: '  await countMembersAnew(tx, groupId);\n',
    tests: groups,
  },
  {
    name: 'Invitation links do not count their uses',
    file: `${modules}/community/group-invitations/group-invitations.service.ts`,
    find: '      if (isLinked) await countLinkUse(tx, linked.linkId);\n',
    replace: '',
    tests: groups,
  },
  {
    name: 'A ticket with an altered signature is valid',
    file: `${modules}/events/event-attendance/door.service.ts`,
    find: 'if (await isSignedBy(publicKey, read.said, read.signature)) return',
    replace: 'if (publicKey !== null) return',
    tests: door,
  },
  {
    name: 'A scan that claims to be from the year 2000 makes a used ticket valid',
    file: `${modules}/events/event-attendance/door.service.ts`,
    find: 'return at < earliest || at > now.getTime()',
    replace: 'return at > now.getTime()',
    tests: door,
  },
  {
    name: 'A second person checks in on one phone in a private window without a note',
    file: `${modules}/classroom/attendance-check-in/attendance-check-in.service.ts`,
    find: '  await noteSecondPerson(tx, arrival);\n',
    replace: '',
    tests: codes,
  },
  {
    name: 'Members that repeat in JSON are not noticed',
    file: 'packages/domain/src/certificates/unambiguous-json.ts',
    find: '      if (names.has(name)) return true;\n',
    replace: '',
    tests: ['packages/domain/test/unambiguous-json.test.ts'],
  },
  {
    name: 'A credential with repeated members counts as signed',
    ...checkFile,
    find: "  if (isAmbiguous) return { kind: 'changed', claims: null, differences: [] };\n",
    replace: '',
  },
  {
    name: 'A path with segments of dots leads to another site',
    file: 'packages/domain/src/own-path.ts',
    find: ' || DOTS.test(beforeQuery)) return false;',
    replace: ' || beforeQuery === null) return false;',
    tests: ['packages/domain/test/own-path.test.ts'],
  },
  {
    name: 'A number of an address may be written as 0x1 or 1e0',
    file: `${kernel}/http/odd-numbers.ts`,
    find: '!WRITTEN[kind].test(value)',
    replace: 'Number.isNaN(Number(value))',
    tests: oddNumbers,
  },
  {
    name: 'An organisation may be written as 0x1 or 1e0',
    file: 'apps/server/src/app.ts',
    find: 'const id = readDigits(String(header));',
    replace: 'const id = Number(header);',
    tests: oddNumbers,
  },
  {
    name: 'A mail shows the link that was entered as a name',
    ...mailName,
    find: 'return !LINK.test(seen) && ',
    replace: 'return ',
  },
  {
    name: 'A mail shows a whole sentence that was entered as a name',
    ...mailName,
    find: '    .slice(0, WORDS)\n',
    replace: '',
  },
  {
    name: 'A mail shows all that somebody who enrols others entered as their name',
    file: `${kernel}/mail/render-mail.ts`,
    find: "['name', 'person'] as const",
    replace: "['name'] as const",
    tests: mailName.tests,
  },
  {
    name: 'A mention counts only if its attribute is the first of its tag',
    ...mentions,
    find: "const attributes = match[3] ?? '';",
    replace: "const attributes = /^\\s+data-mention/.test(match[3] ?? '') ? (match[3] ?? '') : '';",
  },
  {
    name: 'A mention keeps the name that its writer forged',
    ...mentions,
    find: 'result += mentionHtml(userId, name);',
    replace: 'result += html.slice(opens[0], closes[1]);',
  },
  {
    name: 'A contribution is stored with the names that its writer forged',
    file: `${modules}/community/comments/comment-text.ts`,
    find: 'html: withNames(clean.html, names),',
    replace: 'html: clean.html,',
    tests: [`${modules}/community/discussion-boards/test/discussion-boards.threads.test.ts`],
  },
  {
    name: 'A member without the right to events still reads their ticket',
    file: `${modules}/events/event-tickets/event-tickets.reads.ts`,
    find: '  if (!isEventMember(context)) throw notAllowed();\n',
    replace: '',
    tests: door,
  },
  {
    name: 'Colleagues edit what is shared for use only',
    file: 'packages/domain/src/sharing.ts',
    find: "of.sharing === 'EDIT'",
    replace: "of.sharing !== 'PRIVATE'",
    tests: ['packages/domain/test/sharing.test.ts'],
  },
  {
    name: 'An instructor deletes questions of somebody else',
    file: `${modules}/assessment/questions/questions.access.ts`,
    find: '  if (rights.some(({ canEdit }) => !canEdit)) throw notEditable();\n',
    replace: '',
    tests: [`${modules}/assessment/questions/test/questions.sharing.test.ts`],
  },
  {
    name: 'Lists of the bank show private questions of somebody else',
    file: `${modules}/assessment/questions/questions.access.ts`,
    find: `(q.sharing <> \${sql.lit<Sharing>('PRIVATE')} or`,
    replace: `(q.sharing <> \${sql.lit<Sharing | ''>('')} or`,
    tests: [`${modules}/assessment/questions/test/questions.sharing.test.ts`],
  },
  {
    name: 'An instructor changes rubrics of somebody else',
    file: `${modules}/gradebook/rubrics/rubrics.access.ts`,
    find: "  if (action === 'write' && !abilities.canEdit) throw notEditable();\n",
    replace: '',
    tests: [`${modules}/gradebook/rubrics/test/rubrics.sharing.test.ts`],
  },
  {
    name: 'An instructor reads the keys of an exam that they may sit',
    file: `${modules}/assessment/scheduled-exams/closed-keys.ts`,
    find: 'return examIds.length === 0 ? [] :',
    replace: 'return examIds.length >= 0 ? [] :',
    tests: [`${modules}/assessment/exams/test/exams.closed-keys.test.ts`],
  },
];

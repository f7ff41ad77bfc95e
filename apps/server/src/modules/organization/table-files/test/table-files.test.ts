import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { tableBytes } from '../../../../kernel/table-file.ts';

const server = testServer();

async function read(as: TestMember, file: Buffer | string) {
  const response = await server.app.http.inject({
    method: 'POST',
    url: '/api/table-files',
    headers: { ...as.headers, 'content-type': 'application/octet-stream' },
    payload: file,
  });
  return {
    status: response.statusCode,
    body: response.json() as { text: string; rowCount: number; errorCode?: string },
  };
}

/** Letters of windows-1256 that the test's text has. */
const ARABIC = { ا: 0xc7, ل: 0xe1, س: 0xd3, م: 0xe3, ب: 0xc8, ر: 0xd1, ي: 0xed, د: 0xcf } as const;
const windows1256 = (text: string) =>
  Buffer.from([...text].map((letter) => ARABIC[letter as 'ا'] ?? letter.charCodeAt(0)));

it('reads tables of every kind and encoding as the same text', async () => {
  const admin = await givenMember(server, await givenOrganization(server), 'administrator');
  const text = 'الاسم;البريد\r\nسلمى;s@x.org\r\n'.replaceAll('ى', 'ي');
  const expected = 'الاسم\tالبريد\nسلمي\ts@x.org';
  const utf16 = Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')]);
  const lines = [
    ['الاسم', 'البريد'],
    ['سلمي', 's@x.org'],
  ];
  const book = await buffer(tableBytes('xlsx', lines, { sheet: 'x', isRightToLeft: true }));
  for (const file of [text, `\ufeff${text}`, `sep=;\r\n${text}`, utf16, windows1256(text), book])
    expect(await read(admin, file)).toEqual({ status: 200, body: { text: expected, rowCount: 2 } });
});

it('reads one short Arabic name in a list that is Latin otherwise, and marked Latin letters as they are', async () => {
  const admin = await givenMember(server, await givenOrganization(server), 'administrator');
  const reader = { ...admin, headers: { ...admin.headers, 'accept-language': 'en' } };
  expect((await read(reader, windows1256('name;email\r\nسلم;s@x.org\r\n'))).body.text).toBe(
    'name\temail\nسلم\ts@x.org',
  );
  const marked = Buffer.from('name;email\r\nJosé;j@x.org\r\n', 'latin1');
  expect((await read(reader, marked)).body.text).toBe('name\temail\nJosé\tj@x.org');
});

it('refuses what is no table, what is too long, and who has nothing to do in the studio', async () => {
  const organizationId = await givenOrganization(server);
  const admin = await givenMember(server, organizationId, 'administrator');
  expect(await read(admin, Buffer.from(Array(500).fill(1)))).toMatchObject({
    body: { errorCode: 'table-file.unreadable' },
  });
  expect(await read(admin, Buffer.from('PK\u0003\u0004 broken'))).toMatchObject({ status: 400 });
  expect(await read(admin, 'a@x.org\n'.repeat(5002))).toMatchObject({ status: 413 });
  expect((await read(await givenMember(server, organizationId), 'a')).status).toBe(403);
});

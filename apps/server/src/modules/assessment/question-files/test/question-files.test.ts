import { zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { photo, upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';
import { readArchive } from '../../../../kernel/archives/read-archive.ts';
import type { QuestionRow } from '../../questions/questions.schemas.ts';
import { contentsOf, givenCategory, givenQuestion, readQuestion } from '../../questions/test/questions.factory.ts';
import { pack } from '../archive.ts';
import type { ImportResponse } from '../question-files.schemas.ts';

const server = testServer();
let author: TestMember;

beforeEach(async () => {
  author = await givenMember(server, await givenOrganization(server), 'instructor');
});

const GIFT = `$CATEGORY: Geography/Rivers

::Nile:: The longest river in Africa is the {=Nile ~Congo ~Niger}.

::Flow:: The Nile flows north. {TRUE}

::Broken:: What is {=this
`;

const send = (bytes: string | Buffer, query: Record<string, string> = {}, as = author) =>
  call<ImportResponse>(
    server,
    `POST /api/questions/import?${new URLSearchParams({ language: 'en', isDryRun: 'false', fileName: 'rivers.gift', ...query })}`,
    { as, headers: { 'content-type': 'application/octet-stream' }, body: Buffer.from(bytes) },
  );
const list = async (query = '') =>
  (await call<{ data: QuestionRow[] }>(server, `GET /api/questions?sort=name&${query}`, { as: author })).body.data;
const exported = (query: string, as = author) =>
  call<string>(server, `GET /api/questions/export?language=en&${query}`, { as });

/** What work gives, and the longest time for which nothing else was done meanwhile, in ms. */
async function blockedBy<Result extends object>(work: () => Promise<Result>): Promise<Result & { blocked: number }> {
  let blocked = 0;
  let last = performance.now();
  const look = (): void => {
    blocked = Math.max(blocked, performance.now() - last);
    last = performance.now();
  };
  const watch = setInterval(look, 5);
  const result = await work();
  look();
  clearInterval(watch);
  return { ...result, blocked };
}

describe('importing a question file', () => {
  it('leaves out what somebody unticked, by its place among what would be taken', async () => {
    const { body } = await send(GIFT, { leftOut: '0' });
    expect(body.report.taken.map(({ title }) => title)).toEqual(['Flow']);
    expect(body.report.left).toMatchObject([{ title: 'Broken' }, { title: 'Nile', code: 'left-by-choice' }]);
    expect(body.questionIds).toHaveLength(1);
    expect((await list()).map(({ name }) => name)).toEqual(['Flow']);
  });

  it('reports what it would take and keeps nothing in a dry run', async () => {
    const { status, body } = await send(GIFT, { isDryRun: 'true' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      format: 'GIFT',
      questionIds: [],
      report: {
        taken: [
          { title: 'Nile', type: 'SINGLE_CHOICE', isReady: true, marks: '1' },
          { title: 'Flow', type: 'TRUE_FALSE', isReady: true, marks: '1' },
        ],
        left: [{ title: 'Broken' }],
      },
    });
    expect(await list()).toEqual([]);
  });

  it('is taken back whole, with the categories that it made, unless an exam has taken one of the questions', async () => {
    const withdraw = (body: object, as = author) => call(server, 'POST /api/questions/withdraw-import', { as, body });
    const categories = async () =>
      (await call<{ data: unknown[] }>(server, 'GET /api/question-categories', { as: author })).body.data.length;
    const before = await categories();
    const { questionIds, questionCategoryIds } = (await send(GIFT)).body;
    expect([questionIds.length, questionCategoryIds.length, (await list()).length]).toEqual([2, 2, 2]);
    const stranger = await givenMember(server, await givenOrganization(server), 'instructor');
    expect((await withdraw({ questionIds, questionCategoryIds }, stranger)).status).toBe(404);
    await server.admin`update questions set first_used_at = now() where question_id = ${questionIds[0]!}`;
    expect(await withdraw({ questionIds, questionCategoryIds })).toMatchObject({
      status: 409,
      body: { errorCode: 'question.in-use' },
    });
    expect(await list()).toHaveLength(2);
    await server.admin`update questions set first_used_at = null where question_id = ${questionIds[0]!}`;
    expect((await withdraw({ questionIds, questionCategoryIds })).status).toBe(204);
    expect([(await list()).length, await categories()]).toEqual([0, before]);
    expect((await withdraw({ questionIds, questionCategoryIds })).status).toBe(404);
  });

  it('gives choices ids that say nothing of their order in the file, where the right one stands first', async () => {
    const cloze = '<p>It flows {1:MULTICHOICE:=north~south}.</p>';
    const moodle = `<quiz><question type="cloze"><name><text>Way</text></name>
      <questiontext format="html"><text><![CDATA[${cloze}]]></text></questiontext></question></quiz>`;
    const ids: string[] = [];
    for (const [file, name] of [[GIFT, 'rivers.gift'] as const, [moodle, 'rivers.xml'] as const]) {
      const { body } = await send(file, { fileName: name });
      const { content, key } = await readQuestion(server, author, body.questionIds[0]!);
      if (content.type === 'SINGLE_CHOICE' && key.type === 'SINGLE_CHOICE') {
        ids.push(...content.choices.map(({ id }) => id));
        const right = content.choices.find(({ text }) => text.en?.includes('Nile'));
        expect(key.fractions[right!.id]).toBe('1');
      }
      if (content.type === 'DROPDOWN_CLOZE' && key.type === 'DROPDOWN_CLOZE') {
        const [gap] = content.gaps;
        ids.push(...gap!.choices.map(({ id }) => id));
        expect(key.gaps[gap!.id]?.fractions[gap!.choices[0]!.id]).toBe('1');
      }
    }
    expect(ids).toHaveLength(5);
    for (const id of ids) expect(id).toMatch(/^[0-9a-f]{10}$/);
  });

  it('takes the same with the same report, into categories below the chosen one', async () => {
    const into = await givenCategory(server, author, 'Imported');
    const dry = await send(GIFT, { isDryRun: 'true' });
    const { body } = await send(GIFT, { questionCategoryId: String(into) });
    expect(body.report).toEqual(dry.body.report);
    expect(body.questionIds).toHaveLength(2);
    expect((await list(`questionCategoryId=${into}`)).map(({ name }) => name)).toEqual(['Flow', 'Nile']);
    const categories = (await call<{ data: object[] }>(server, 'GET /api/question-categories', { as: author })).body
      .data;
    expect(categories).toMatchObject([
      { questionCategoryId: into },
      { name: { en: 'Geography' }, parentCategoryId: into },
      { name: { en: 'Rivers' }, questionCount: 2 },
    ]);
    await send(GIFT, { questionCategoryId: String(into) });
    expect(
      (await call<{ data: object[] }>(server, 'GET /api/question-categories', { as: author })).body.data,
    ).toHaveLength(3);
  });

  it('puts everything into the chosen category when that is asked', async () => {
    const into = await givenCategory(server, author, 'Imported');
    await send(GIFT, { questionCategoryId: String(into), keepsCategories: 'false' });
    expect((await list()).map(({ questionCategoryId }) => questionCategoryId)).toEqual([into, into]);
  });

  it('knows a packed file, and refuses what is none', async () => {
    expect((await send(await pack(new Map([['a.gift', Buffer.from(GIFT)]])))).body.questionIds).toHaveLength(2);
    expect(await send('Just some words.', { fileName: 'notes.txt' })).toMatchObject({
      status: 415,
      body: { errorCode: 'question-file.format-unknown' },
    });
    expect(await send(Buffer.from('PK\u0003\u0004 broken'))).toMatchObject({
      status: 422,
      body: { errorCode: 'archive.cut-off' },
    });
    expect((await send(Buffer.alloc(10 * 1024 * 1024 + 1, 97))).status).toBe(413);
    expect((await send(GIFT, { questionCategoryId: '999999' })).status).toBe(400);
  });

  it('brings pictures along as files of the author', async () => {
    const picture = (await photo(40, 20)).toString('base64');
    const xml = `<?xml version="1.0"?><quiz><question type="truefalse"><name><text>Look</text></name>
      <questiontext format="html"><text><![CDATA[<p>Blue?</p><img src="@@PLUGINFILE@@/blue.jpg" alt="A square">]]></text>
      <file name="blue.jpg" encoding="base64">${picture}</file></questiontext>
      <answer fraction="100"><text>true</text></answer><answer fraction="0"><text>false</text></answer></question></quiz>`;
    const { body } = await send(xml, { fileName: 'look.xml' });
    const detail = await readQuestion(server, author, body.questionIds[0] as number);
    expect(detail.content.prompt.en).toMatch(/<img[^>]* data-media-id="\d+"[^>]* src="/);
    const [{ owner }] = (await server.admin`
      select owner_user_id as owner from media where organization_id = ${author.organizationId}`) as [
      { owner: number },
    ];
    expect(owner).toBe(author.userId);
  });

  it('leaves what the bank has already, and what the file holds twice, unless it is asked for', async () => {
    expect((await send(GIFT)).body.questionIds).toHaveLength(2);
    const dry = await send(GIFT, { isDryRun: 'true' });
    const again = await send(`${GIFT}\n::Red:: The sea is red. {F}\n\n::Red:: The sea is red. {F}\n`);
    expect(dry.body.report.left.map(({ title, code }) => [title, code])).toEqual([
      ['Broken', 'cut-off'],
      ['Nile', 'in-bank-already'],
      ['Flow', 'in-bank-already'],
    ]);
    expect(again.body.report.taken).toMatchObject([{ title: 'Red' }]);
    expect(again.body.report.left.map(({ code }) => code)).toContain('in-file-already');
    expect((await send(GIFT, { takesKnown: 'true' })).body.questionIds).toHaveLength(2);
    expect((await list()).map(({ name }) => name)).toEqual(['Flow', 'Flow', 'Nile', 'Nile', 'Red']);
  });

  it('takes a question of the same words with another key, or with files, and says so of the latter', async () => {
    const picture = (await photo(40, 20)).toString('base64');
    const xml = `<quiz><question type="essay"><name><text>Look</text></name><questiontext format="html">
      <text><![CDATA[<img src="@@PLUGINFILE@@/a.jpg">What?]]></text><file name="a.jpg" encoding="base64">${picture}</file>
      </questiontext></question></quiz>`;
    await send(`::Flow:: The Nile flows north. {FALSE}`);
    expect((await send(`::Flow:: The Nile flows north. {TRUE}`)).body.questionIds).toHaveLength(1);
    await send(xml, { fileName: 'a.xml' });
    const { report, questionIds } = (await send(xml, { fileName: 'a.xml' })).body;
    expect(questionIds).toHaveLength(1);
    expect(report.changed.map(({ code }) => code)).toEqual(['looks-known']);
  });

  it('leaves what the editor could not save again, and says which pictures are none', async () => {
    const choices = Array.from({ length: 120 }, (_, index) => `~${index}`).join(' ');
    const many = await send(`Which? {=right ${choices}}\n\nGood? {T}`);
    expect(many.body).toMatchObject({ report: { left: [{ code: 'beyond-limits' }], taken: [{ title: 'Good?' }] } });
    const xml = `<quiz><question type="essay"><name><text>Look</text></name><questiontext format="html">
      <text><![CDATA[<img src="@@PLUGINFILE@@/a.png">What?]]></text><file name="a.png">bm8gcGljdHVyZQ==</file>
      </questiontext><defaultgrade>99999999</defaultgrade></question></quiz>`;
    const { report, questionIds } = (await send(xml, { fileName: 'a.xml' })).body;
    expect(questionIds).toHaveLength(1);
    expect(report.changed.map(({ code, values }) => [code, values])).toEqual([
      ['marks-replaced', { marks: '99999999' }],
      ['media-unreadable', { name: 'a.png' }],
    ]);
  });

  it.each([
    ['<POOL></POOL>', 'question-file.blackboard'],
    ['%PDF-1.7 {=a}', 'question-file.document'],
    ['<!DOCTYPE html><html><body>{T}</body></html>', 'question-file.document'],
    ['{\\rtf1 {T}}', 'question-file.document'],
    ['{"questions": [{"text": "{T}"}]}', 'question-file.other-data'],
    ['\u001f\u008b gzip', 'question-file.moodle-backup'],
  ])('refuses %s by what it is, whatever its name and the chosen format', async (content, errorCode) => {
    const sent = await send(Buffer.from(content, 'latin1'), { fileName: 'a.gift', format: 'GIFT' });
    expect(sent).toMatchObject({ status: 415, body: { errorCode } });
  });

  it('reads every question file of a package, and knows the format against the name and the choice', async () => {
    const files = { 'b/two.txt': 'Two? {F}', 'a/one.gift': '::One:: One? {T}\n\nNothing', 'notes.md': 'Hello' };
    const packed = await pack(new Map(Object.entries(files).map(([name, text]) => [name, Buffer.from(text)])));
    const { report } = (await send(packed, { fileName: 'all.zip' })).body;
    expect(report.taken.map(({ title, source }) => [title, source.file])).toEqual([
      ['One', 'a/one.gift'],
      ['Two?', 'b/two.txt'],
    ]);
    expect(report).toMatchObject({
      left: [{ code: 'not-a-question', source: { file: 'a/one.gift', line: 3 } }],
      file: [{ code: 'other-file-left', values: { file: 'notes.md' } }],
    });
    const moodle = '<quiz><question type="description"><name><text>D</text></name></question></quiz>';
    const chosen = await send(moodle, { fileName: 'a.gift', format: 'AIKEN' });
    expect(chosen.body).toMatchObject({ format: 'AIKEN', recognized: 'MOODLE_XML', report: { taken: [] } });
    expect((await send(moodle, { fileName: 'a.gift' })).body.format).toBe('MOODLE_XML');
  });

  it.each([
    ['one question of 300,000 answers', `Q? {=a${'~b'.repeat(300_000)}}`, 'too-many-parts'],
    ['one question of 60,000 pairs', `Q? {${'=a -> b '.repeat(60_000)}}`, 'too-many-parts'],
  ])('leaves %s with the reason, and answers others meanwhile', async (_, file, code) => {
    const { body, blocked } = await blockedBy(() => send(file, { fileName: 'a.gift', isDryRun: 'true' }));
    expect(body.report).toMatchObject({ taken: [], left: [{ code }] });
    expect(blocked).toBeLessThan(500); // it took five seconds on the main thread; other tests run on the same cores
  });

  it('refuses a bomb with false sizes, and answers others meanwhile', async () => {
    const bomb = Buffer.from(zipSync({ 'a.gift': new Uint8Array(200_000_000) }, { level: 9 }));
    const sizes = [bomb.indexOf('PK\x03\x04') + 22, bomb.lastIndexOf('PK\x01\x02') + 24];
    for (const at of sizes) bomb.writeUInt32LE(1000, at);
    const { status, body, blocked } = await blockedBy(() => send(bomb, { fileName: 'a.zip' }));
    expect({ status, body }).toMatchObject({ status: 422, body: { errorCode: 'archive.false-sizes' } });
    expect(blocked).toBeLessThan(500);
  }, 60_000);

  it('takes a thousand questions at once while others are answered', async () => {
    const many = Array.from(
      { length: 1000 },
      (_, at) => `// [tag:t]\n::Q${at}:: <b>Is</b> ${at} even? {=yes ~no}\n`,
    ).join('\n');
    const { body, blocked } = await blockedBy(() => send(many));
    expect(body.questionIds).toHaveLength(1000);
    expect(new Set(body.questionIds).size).toBe(1000);
    expect(blocked).toBeLessThan(2000); // generous: other tests run on the same cores
  }, 60_000);

  it('is for those who teach', async () => {
    const learner = await givenMember(server, author.organizationId);
    expect((await send(GIFT, {}, learner)).status).toBe(403);
    expect((await exported('format=GIFT', learner)).status).toBe(403);
  });
});

describe('exporting questions', () => {
  it('writes the chosen ones, or those that the filters leave', async () => {
    const first = await givenQuestion(server, author, { name: 'One', tags: ['x'] });
    await givenQuestion(server, author, { name: 'Two', tags: ['y'] });
    const chosen = await exported(`format=GIFT&questionIds=${first}`);
    expect(chosen.headers['content-disposition']).toMatch(/^attachment; filename="Questions \d{4}-\d\d-\d\d\.gift"; /);
    expect(chosen.body).toContain('::One::');
    expect(chosen.body).not.toContain('::Two::');
    expect((await exported('format=GIFT&tags=y')).body).toContain('::Two::');
    const written = await server.admin`
      select 1 from audit_entries where organization_id = ${author.organizationId} and action = 'question.export'`;
    expect(written).toHaveLength(2);
  });

  it('writes Moodle XML with pictures that comes back as it was', async () => {
    const { body: picture } = await upload(server, await photo(), { as: author });
    const categoryId = await givenCategory(server, author, 'Rivers');
    for (const parts of contentsOf(picture.mediaId))
      await givenQuestion(server, author, { name: parts.content.type, questionCategoryId: categoryId, ...parts });
    const file = await exported('format=MOODLE_XML');
    expect(file.headers['content-type']).toContain('xml');
    const back = await send(file.body, { fileName: 'questions.xml', takesKnown: 'true' });
    expect(back.body.report.left).toEqual([]);
    const types = (await list('take=100')).map(({ type }) => type).sort();
    expect(types).toHaveLength(24);
    expect(new Set(types).size).toBe(12);
  });

  it('packs a QTI package, and says beforehand what a format cannot hold', async () => {
    const { body: picture } = await upload(server, await photo(), { as: author });
    for (const parts of contentsOf(picture.mediaId)) await givenQuestion(server, author, parts);
    const response = await server.app.http.inject({
      method: 'GET',
      url: '/api/questions/export?language=en&format=QTI',
      headers: author.headers,
    });
    const files = await readArchive(response.rawPayload);
    expect([...(files?.keys() ?? [])]).toContain('imsmanifest.xml');
    const { body } = await call<{ report: { taken: object[]; left: { code: string }[] } }>(
      server,
      'GET /api/questions/export-report?language=en&format=AIKEN',
      { as: author },
    );
    expect(body.report.taken.length + body.report.left.length).toBe(12);
    expect(body.report.left[0]?.code).toBe('type-not-in-format');
  });
});

import { describe, expect, it } from 'vitest';
import { callAs, type givenClassroom, givenClassroom as givenCourse } from '../../../../../test/support/classroom.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();

type Room = Awaited<ReturnType<typeof givenClassroom>>;

interface Imported {
  isRefused: boolean;
  rows: { key: string; language: string; text: string; line: number | null; lost: string[]; outcome: string }[];
}
interface Texts {
  data: { key: string; form: string; en: { text: string }; ar: { text: string; state: string } }[];
}

const both = (en: string, ar?: string) => (ar === undefined ? { en } : { en, ar });
const QUESTION = {
  name: '',
  content: {
    type: 'FILL_BLANKS',
    prompt: both('<p>The {{river}} is <strong>long</strong>.</p>'),
    hints: [both('<p>Africa</p>')],
    blanks: [{ id: 'river', isNumeric: false }],
  },
  key: {
    type: 'FILL_BLANKS',
    blanks: {
      river: { weight: '1', texts: [{ text: 'Nile', fraction: '1', feedback: both('<p>Yes</p>') }], numbers: [] },
    },
    isStrict: false,
    explanation: both('<p>6,650 km</p>'),
  },
  marks: '1',
  negativeMarks: '0',
  difficulty: null,
  tags: [],
  questionCategoryId: null,
};

/** A course with an exam of one question, an announcement, a discussion and a survey, all in English. */
async function givenRoom() {
  const room = await givenCourse(
    server,
    ['exams', 'announcements', 'discussion-boards', 'surveys'],
    ['First', 'Second'],
  );
  const { courseId, instructor } = room;
  const call = async <Body>(operation: string, body?: object) =>
    (await callAs<Body>(server, instructor, operation, body)).body;
  const { questionId } = await call<{ questionId: number }>('POST /api/questions', QUESTION);
  const { examId } = await call<{ examId: number }>(`POST /api/courses/${courseId}/exams`, {
    title: both('Rivers'),
    instructions: both('<p>Read well</p>'),
  });
  const draw = { questionId, questionCategoryId: null, tags: [], difficulty: null, take: 1, marks: null };
  const { version } = await call<{ version: number }>(`GET /api/course-exams/${examId}`);
  await call(`PUT /api/course-exams/${examId}`, {
    title: both('Rivers'),
    instructions: both('<p>Read well</p>'),
    sections: [{ title: both('Africa'), navigation: 'FREE', isShuffled: false, shufflesChoices: false, draws: [draw] }],
    version,
  });
  const { announcementId } = await call<{ announcementId: number }>(`POST /api/courses/${courseId}/announcements`, {
    title: both('News'),
    body: both('<p>We begin <em>earlier</em></p>'),
  });
  const { discussionBoardId } = await call<{ discussionBoardId: number }>(
    `POST /api/courses/${courseId}/discussion-boards`,
    { kind: 'DISCUSSION', title: both('Rivers of home'), body: both('<p>Which one?</p>') },
  );
  return { ...room, questionId, examId, announcementId, discussionBoardId };
}

const path = ({ courseId }: Room) => `/api/courses/${courseId}/translations`;
const readTexts = async (room: Room) => (await callAs<Texts>(server, room.instructor, `GET ${path(room)}`)).body.data;
const exported = async (room: Room, source = 'en') =>
  String(
    (await callAs<string>(server, room.instructor, `GET ${path(room)}/export?format=XLIFF&source=${source}`)).body,
  );
const contribute = (room: Room, text: string, isPreview = false) =>
  callAs<Imported>(server, room.instructor, `POST ${path(room)}/import`, { text, isPreview });
/** The file with a translation at every unit that has none: its source in Arabic brackets. */
const translated = (file: string) =>
  file.replaceAll(
    /(<source xml:space="preserve">(.*?)<\/source>)<\/segment>/g,
    '$1<target xml:space="preserve">$2 بالعربية</target></segment>',
  );

describe('the texts of a course', () => {
  it('are those of exams and their questions, announcements, discussions and surveys too', async () => {
    const room = await givenRoom();
    const keys = (await readTexts(room)).map(({ key }) => key);
    expect(keys).toEqual(
      expect.arrayContaining([
        `exam:${room.examId}:title`,
        `exam:${room.examId}:instructions`,
        `exam:${room.examId}:sections.0`,
        `question:${room.questionId}:prompt`,
        `question:${room.questionId}:hints.0`,
        `question:${room.questionId}:blanks.0.texts.0.feedback`,
        `question:${room.questionId}:explanation`,
        `announcement:${room.announcementId}:title`,
        `announcement:${room.announcementId}:body`,
        `discussion:${room.discussionBoardId}:title`,
        `discussion:${room.discussionBoardId}:body`,
      ]),
    );
  });

  it('are each written by the rules of whoever owns it', async () => {
    const room = await givenRoom();
    const texts = (await readTexts(room)).filter(({ key }) => /^(exam|question|announcement|discussion):/.test(key));
    for (const { key, form } of texts) {
      const text = form === 'LINE' ? `نص ${key}` : '<p>نص {{river}}</p>';
      const written = await callAs<Texts['data'][number]>(server, room.instructor, `PUT ${path(room)}`, {
        ...{ key, language: 'ar', text, fingerprint: '' },
      });
      expect([key, written.status, written.body.ar]).toEqual([
        key,
        200,
        expect.objectContaining({ text, state: 'WRITTEN' }),
      ]);
    }
    const question = await callAs<{ isReady: boolean; languages: string[] }>(
      server,
      room.instructor,
      `GET /api/questions/${room.questionId}`,
    );
    expect(question.body).toMatchObject({ isReady: true, languages: ['en', 'ar'] });
  });

  it('leave as XLIFF and come back with their translations', async () => {
    const room = await givenRoom();
    const file = await exported(room);
    expect(file).toContain('srcLang="en" trgLang="ar"');
    expect((await contribute(room, file)).body).toEqual({ isRefused: false, rows: [] });
    const preview = await contribute(room, translated(file), true);
    expect(preview.body.isRefused).toBe(false);
    expect(new Set(preview.body.rows.map(({ outcome }) => outcome))).toEqual(new Set(['CHANGES']));
    const done = await contribute(room, translated(file));
    expect(new Set(done.body.rows.map(({ outcome }) => outcome))).toEqual(new Set(['CHANGES']));
    const texts = new Map((await readTexts(room)).map((text) => [text.key, text]));
    expect(texts.get(`question:${room.questionId}:prompt`)?.ar).toMatchObject({
      text: '<p>The {{river}} is <strong>long</strong>.</p> بالعربية',
      state: 'WRITTEN',
    });
    expect(texts.get(`announcement:${room.announcementId}:body`)?.ar.text).toContain('<em>earlier</em>');
    expect((await contribute(room, await exported(room))).body.rows).toEqual([]);
    expect(await exported(room, 'ar')).toContain('srcLang="ar" trgLang="en"');
  });

  it('bring texts of lessons back as drafts', async () => {
    const room = await givenRoom();
    const [lesson] = room.subsectionIds as [number];
    await contribute(room, translated(await exported(room)));
    const { body } = await callAs<{ texts: { language: string; html: string; draft: { html: string } | null }[] }>(
      server,
      room.instructor,
      `GET /api/course-subsections/${lesson}/editing`,
    );
    const arabic = body.texts.find(({ language }) => language === 'ar');
    expect([arabic?.html, arabic?.draft?.html]).toEqual(['', '<p>First</p> بالعربية']);
  });

  it('stay as they are, all of them, where a unit is unknown or has lost a placeholder, and the file says where', async () => {
    const room = await givenRoom();
    const file = translated(await exported(room));
    const before = await readTexts(room);
    const unknown = file.replace(`id="exam:${room.examId}:title"`, 'id="exam:999999:title"');
    const lost = file.replaceAll(/(<target [^>]*>.*?)<ph id="2" dataRef="d2"\/>/g, '$1');
    const twice = file.replace(/(<target [^>]*>)(<pc id="1".*?<\/pc>)/, '$1$2$2');
    for (const [text, outcome] of [
      [unknown, 'UNKNOWN'],
      [lost, 'PLACEHOLDER'],
      [twice, 'PLACEHOLDER'],
    ] as const) {
      const preview = (await contribute(room, text, true)).body;
      expect(preview.isRefused).toBe(true);
      const row = preview.rows.find((each) => each.outcome === outcome);
      const lines = text.split('\n');
      expect(lines[(row?.line ?? 0) - 1]).toContain(`id="${row?.key}"`);
      const refused = await contribute(room, text);
      expect([refused.status, refused.body.errorCode]).toEqual([409, 'translations.file-unfit']);
    }
    expect(
      (await contribute(room, lost, true)).body.rows.find(({ outcome }) => outcome === 'PLACEHOLDER')?.lost,
    ).toEqual(['{{river}}']);
    expect(await readTexts(room)).toEqual(before);
  });

  it('are no others where somebody wrote meanwhile, on either side', async () => {
    const room = await givenRoom();
    const file = translated(await exported(room));
    const set = (key: string, language: string, text: string, fingerprint: string) =>
      callAs(server, room.instructor, `PUT ${path(room)}`, { key, language, text, fingerprint });
    const [title, body] = [`announcement:${room.announcementId}:title`, `announcement:${room.announcementId}:body`];
    const texts = await callAs<{ data: { key: string; en: { fingerprint: string } }[] }>(
      server,
      room.instructor,
      `GET ${path(room)}`,
    );
    const was = texts.body.data.find(({ key }) => key === body)!.en.fingerprint;
    await set(title, 'ar', 'أسرع', '');
    await set(body, 'en', '<p>Later</p>', was);
    const { rows } = (await contribute(room, file)).body;
    const outcomes = Object.fromEntries(rows.map(({ key, outcome }) => [key, outcome]));
    expect([outcomes[title], outcomes[body]]).toEqual(['CONFLICT', 'CONFLICT']);
    expect((await readTexts(room)).find(({ key }) => key === title)?.ar.text).toBe('أسرع');
  });

  it('aren’t taken from what is no such file, or is one of another course', async () => {
    const room = await givenRoom();
    const file = await exported(room);
    const status = async (text: string) => {
      const { status: code, body } = await contribute(room, text, true);
      return [code, body.errorCode];
    };
    expect(await status('<html></html>')).toEqual([400, 'validation']);
    expect(await status(file.replace('version="2.0"', 'version="1.2"'))).toEqual([400, 'validation']);
    expect(await status(file.replace('trgLang="ar"', 'trgLang="fr"'))).toEqual([400, 'validation']);
    expect(await status(file.slice(0, file.length / 2))).toEqual([400, 'validation']);
    expect(await status(file.replace('id="course-', 'id="course-9'))).toEqual([409, 'translations.other-course']);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { givenMember, givenOrganization, type TestMember } from '../../../../../test/support/arrange.ts';
import { call } from '../../../../../test/support/call.ts';
import { captions, film, photo, type UploadedMedia, upload } from '../../../../../test/support/files.ts';
import { testServer } from '../../../../../test/support/test-server.ts';

const server = testServer();
let author: TestMember;

beforeAll(async () => {
  author = await givenMember(server, await givenOrganization(server), 'instructor');
});

const box = (name: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(content.length + 8);
  header.write(name, 4, 'latin1');
  return Buffer.concat([header, content]);
};
/** A sample description with one entry of a codec. */
const described = (codec: string): Buffer => {
  const entry = Buffer.alloc(16);
  entry.writeUInt32BE(1, 4);
  entry.writeUInt32BE(8, 8);
  entry.write(codec, 12, 'latin1');
  return box('stsd', entry);
};
/** A recording as cameras write it: its description stands last, behind more film than anything looks at. */
const recording = (...codecs: string[]): Buffer =>
  Buffer.concat([
    box('ftyp', Buffer.from('qt  \0\0\x02\0qt  ', 'latin1')),
    box('mdat', Buffer.alloc(300_000, 7)),
    box('moov', ...codecs.map((codec) => box('trak', described(codec)))),
  ]);
const heic = Buffer.concat([box('ftyp', Buffer.from('heic\0\0\0\0mif1heic', 'latin1')), Buffer.alloc(400, 1)]);

type Answer = UploadedMedia & { errorCode?: string; message: string };

describe('a file that is what its name says', () => {
  it.each([
    [
      'photo.heic',
      'IMAGE',
      heic,
      'HEIC pictures can’t be used here. Choose JPG, PNG, WEBP, AVIF, or GIF. On an iPhone, Settings > Camera',
    ],
    [
      'photo.jpg',
      'IMAGE',
      heic,
      'HEIC pictures can’t be used here. Choose JPG, PNG, WEBP, AVIF, or GIF. On an iPhone, Settings > Camera',
    ],
    ['photo.heif', 'IMAGE', heic, 'HEIC pictures can’t be used here.'],
    ['scan.tiff', 'IMAGE', Buffer.from('II*\0\x08\0\0\0', 'latin1'), 'TIFF files can’t be used here.'],
    ['letter.rtf', 'DOCUMENT', Buffer.from('{\\rtf1 }'), 'RTF files can’t be used here.'],
    ['song.aiff', 'AUDIO', Buffer.from('FORM\0\0\0\x04AIFF', 'latin1'), 'AIFF files can’t be used here.'],
    ['clip.mov', 'VIDEO', recording('hvc1', 'mp4a'), 'Browsers can’t play this MOV video'],
    ['clip.mov', 'VIDEO', recording('avc1', 'lpcm'), 'Browsers can’t play this MOV video'],
    [
      'clip.avi',
      'VIDEO',
      Buffer.from('RIFF\x08\0\0\0AVI LIST', 'latin1'),
      'AVI files can’t be used here. Choose MP4 or WEBM.',
    ],
  ])('%s as %s is refused with the true reason', async (name, kind, bytes, reason) => {
    const answer = await upload(server, bytes, { as: author, name, kind });
    const { message } = answer.body as unknown as Answer;
    const plain = message.replace(/[\u2066-\u2069]/g, '');
    expect([answer.status, plain.slice(0, reason.length)]).toEqual([415, reason]);
  });

  it('is taken as MP4 where a recording of a phone is one in all but its name', async () => {
    const answer = await upload(server, recording('avc1', 'mp4a', 'mebx'), {
      as: author,
      name: 'clip.mov',
      kind: 'VIDEO',
    });
    expect([answer.status, answer.body.contentType]).toEqual([201, 'video/mp4']);
  });
});

describe('a long name', () => {
  const purposes: [kind: string, ending: string, bytes: () => Promise<Buffer> | Buffer][] = [
    ['IMAGE', 'jpg', () => photo(40, 40)],
    ['VIDEO', 'mp4', () => film()],
    ['AUDIO', 'mp3', () => Buffer.concat([Buffer.from('ID3\x04\0\0\x7f\x7f\x7f\x7f', 'latin1'), Buffer.alloc(500)])],
    ['DOCUMENT', 'pdf', () => Buffer.from('%PDF-1.7\n%%EOF')],
    ['CAPTIONS', 'vtt', () => Buffer.from(captions)],
  ];

  it.each(purposes)('of a file for %s is shortened before its ending', async (kind, ending, bytes) => {
    const name = `${'تقرير المتدرّبة سلمى 😀 '.repeat(12)}.${ending}`;
    const sent = await upload(server, await bytes(), { as: author, name, kind });
    expect(sent.status).toBe(201);
    expect(sent.body.name.length).toBeLessThanOrEqual(200);
    expect(sent.body.name).toMatch(new RegExp(`^تقرير المتدرّبة سلمى 😀 .*…\\.${ending}$`, 'u'));
    const ticket = await call(server, 'POST /api/media/presigned-upload', {
      as: author,
      body: { fileName: name, contentType: 'application/octet-stream', byteSize: 500, kind },
    });
    expect(ticket.status).toBe(201);
  });
});

import { crc32, deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { isArchive, readArchive } from '../archives/read-archive.ts';

interface Made {
  name: string;
  content?: Buffer;
  /** As the directory says it; absent: as it is. */
  size?: number;
  crc?: number;
  flags?: number;
  mode?: number;
  isStored?: boolean;
}

const UTF_8 = 0x800;

/** A ZIP archive as hostile as it is asked for. */
function zipOf(entries: readonly Made[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = Buffer.from('text'), size, crc, flags = UTF_8, mode = 0, isStored = false } of entries) {
    const packed = isStored ? content : deflateRawSync(content);
    const named = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(isStored ? 0 : 8, 4);
    common.writeUInt32LE(crc ?? crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size ?? content.length, 18);
    common.writeUInt16LE(named.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, named, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE((mode << 16) >>> 0, 6);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x03', 'latin1'), common, rest, named]));
    locals.push(local);
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, listed, end]);
}

const MEGABYTE = 1024 * 1024;
const zeros = Buffer.alloc(20 * MEGABYTE);
const whole = zipOf([{ name: 'a.txt' }, { name: 'b.txt' }]);
/** The same four bytes packed twice over: the directory names one place two times. */
const shared = (): Buffer => {
  const noise = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 7919) % 251));
  const bytes = zipOf([{ name: 'a', content: noise, isStored: true }]);
  const start = bytes.lastIndexOf(Buffer.from('PK\x01\x02', 'latin1'));
  const end = bytes.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'));
  const entry = bytes.subarray(start, end);
  const another = Buffer.from(entry);
  another.write('b', 46);
  const tail = Buffer.from(bytes.subarray(end));
  tail.writeUInt16LE(2, 8);
  tail.writeUInt16LE(2, 10);
  tail.writeUInt32LE(entry.length * 2, 12);
  return Buffer.concat([bytes.subarray(0, start), entry, another, tail]);
};

const REFUSED: [string, string, Buffer][] = [
  ['two entries of one name', 'archive.duplicate-name', zipOf([{ name: 'a/b' }, { name: 'a/b' }])],
  ['two spellings of one name', 'archive.duplicate-name', zipOf([{ name: 'é' }, { name: 'é' }])],
  ['the same path with other slashes', 'archive.duplicate-name', zipOf([{ name: 'a/b' }, { name: 'a\\b' }])],
  ['a path that leaves', 'archive.unsafe-name', zipOf([{ name: 'a/../../x' }])],
  ['a path that leaves with backslashes', 'archive.unsafe-name', zipOf([{ name: '..\\x' }])],
  ['an absolute path', 'archive.unsafe-name', zipOf([{ name: '/etc/passwd' }])],
  ['an absolute path with a backslash', 'archive.unsafe-name', zipOf([{ name: '\\x' }])],
  ['a drive', 'archive.unsafe-name', zipOf([{ name: 'C:/x' }])],
  ['a name with a null character', 'archive.unsafe-name', zipOf([{ name: 'a\0.txt' }])],
  ['a symbolic link', 'archive.symbolic-link', zipOf([{ name: 'link', mode: 0o120_777 }])],
  ['a password', 'archive.encrypted', zipOf([{ name: 'a', flags: UTF_8 | 1 }])],
  [
    'a password on a stored file',
    'archive.encrypted',
    zipOf([{ name: 'a', flags: UTF_8 | 1, isStored: true, size: 3 }]),
  ],
  ['strong encryption', 'archive.encrypted', zipOf([{ name: 'a', flags: UTF_8 | 0x41 }])],
  ['an archive that was cut off', 'archive.cut-off', whole.subarray(0, whole.length - 30)],
  ['a wrong checksum', 'archive.checksum', zipOf([{ name: 'a', crc: 1 }])],
  ['a size that is too small', 'archive.false-sizes', zipOf([{ name: 'a', content: zeros, size: 10 }])],
  ['a size that is too large', 'archive.false-sizes', zipOf([{ name: 'a', size: 1000 }])],
  ['a stored file with a false size', 'archive.false-sizes', zipOf([{ name: 'a', isStored: true, size: 1000 }])],
  ['a bomb', 'archive.bomb', zipOf([{ name: 'a', content: zeros }])],
  ['entries that share their bytes', 'archive.damaged', shared()],
  ['too many files', 'archive.too-many-files', zipOf(Array.from({ length: 21 }, (_, at) => ({ name: `f${at}` })))],
  ['no archive at all', 'archive.cut-off', Buffer.from('PK\x03\x04 and nothing else')],
];

describe('reading an archive', () => {
  it.each(REFUSED)('refuses %s', async (_, code, bytes) => {
    await expect(readArchive(bytes, { limits: { files: 20 } })).rejects.toMatchObject({ code, status: 422 });
  });

  it('counts all files together, and one by itself', async () => {
    const noisy = (seed: number) => Buffer.from(Array.from({ length: 3000 }, (_, at) => (at * seed) % 253));
    const bytes = zipOf([3, 5, 7].map((seed) => ({ name: `${seed}`, content: noisy(seed) })));
    const limits = { fileBytes: 4000, totalBytes: 8000 };
    await expect(readArchive(bytes, { limits })).rejects.toMatchObject({ code: 'archive.too-large' });
    await expect(readArchive(bytes, { limits: { fileBytes: 2000 } })).rejects.toMatchObject({
      code: 'archive.file-too-large',
      values: { file: '3' },
    });
    // what nobody wants isn't unpacked
    expect([...(await readArchive(bytes, { limits, wants: (path) => path !== '7' })).keys()]).toEqual(['3', '5']);
  });

  it('takes names of any script, folders, and paths written with backslashes or "./"', async () => {
    const bytes = zipOf([{ name: 'درس/' }, { name: 'درس/ملف.txt' }, { name: 'a\\b.txt' }, { name: './c.txt' }]);
    expect(isArchive(bytes)).toBe(true);
    const files = await readArchive(bytes);
    expect([...files.keys()]).toEqual(['درس/ملف.txt', 'a/b.txt', 'c.txt']);
    expect(files.get('درس/ملف.txt')?.toString()).toBe('text');
  });
});

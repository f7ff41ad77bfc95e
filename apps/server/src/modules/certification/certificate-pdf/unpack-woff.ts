import { inflateSync } from 'node:zlib';

const SIGNATURE = 'wOFF';
const WOFF = { flavor: 4, tableCount: 12, directory: 44, entry: 20 };
const SFNT = { directory: 12, entry: 16 };

const padded = (length: number): number => Math.ceil(length / 4) * 4;

interface Table {
  tag: Buffer;
  checksum: number;
  bytes: Buffer;
}

function tableAt(woff: Buffer, at: number): Table {
  const [offset, packedLength, length, checksum] = [4, 8, 12, 16].map((field) => woff.readUInt32BE(at + field)) as [
    number,
    number,
    number,
    number,
  ];
  const packed = woff.subarray(offset, offset + packedLength);
  return { tag: woff.subarray(at, at + 4), checksum, bytes: packedLength < length ? inflateSync(packed) : packed };
}

/**
 * The font of a WOFF file (W3C, WOFF 1.0) as an OpenType file, its tables unpacked. fontkit unpacks a table whenever it reads from
 * it, which is the table of all outlines for each glyph: it took more than half of the time in which a certificate is drawn.
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== SIGNATURE) throw new Error('This is no WOFF file.');
  const count = woff.readUInt16BE(WOFF.tableCount);
  const tables = Array.from({ length: count }, (_, index) => tableAt(woff, WOFF.directory + index * WOFF.entry));
  const head = Buffer.alloc(SFNT.directory + count * SFNT.entry);
  woff.copy(head, 0, WOFF.flavor, WOFF.flavor + 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(2 ** power * SFNT.entry, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((count - 2 ** power) * SFNT.entry, 10);
  let offset = head.length;
  for (const [index, { tag, checksum, bytes }] of tables.entries()) {
    const at = SFNT.directory + index * SFNT.entry;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(bytes.length, at + 12);
    offset += padded(bytes.length);
  }
  return Buffer.concat([
    head,
    ...tables.flatMap(({ bytes }) => [bytes, Buffer.alloc(padded(bytes.length) - bytes.length)]),
  ]);
}

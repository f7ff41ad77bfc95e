import type { UploadedBytes } from './upload-body.ts';

/** A recording has a handful of boxes; a file of thousands is none. */
const MOST_BOXES = 100;
/** The description of an hour of film takes a few megabytes. */
const LONGEST_DESCRIPTION = 32 * 1024 * 1024;
const HEADER = 16;

/** The box that describes the tracks, wherever it stands: cameras write it last. Null: there is none. */
async function descriptionOf(bytes: UploadedBytes): Promise<Buffer | null> {
  let at = 0;
  for (let count = 0; count < MOST_BOXES && at + 8 <= bytes.byteSize; count += 1) {
    const header = await bytes.part(at, HEADER);
    const declared = header.readUInt32BE(0);
    const isLong = declared === 1 && header.length === HEADER;
    const size = isLong ? Number(header.readBigUInt64BE(8)) : declared === 0 ? bytes.byteSize - at : declared;
    if (size < 8 || at + size > bytes.byteSize) return null;
    if (header.toString('latin1', 4, 8) === 'moov')
      return size > LONGEST_DESCRIPTION ? null : await bytes.part(at, size);
    at += size;
  }
  return null;
}

/** What the tracks are encoded as: the four letters of the first entry of each sample description. */
function codecsOf(description: Buffer): Set<string> {
  const codecs = new Set<string>();
  for (let at = description.indexOf('stsd'); at !== -1; at = description.indexOf('stsd', at + 4))
    if (at + 20 <= description.length) codecs.add(description.toString('latin1', at + 16, at + 20));
  return codecs;
}

const PICTURE = new Set(['avc1', 'avc3']);
/** Sound that browsers play, and tracks that they pass over: time codes and the notes of a camera. */
const BESIDE = new Set(['mp4a', 'tmcd', 'mebx']);

/** Whether a QuickTime recording holds H.264 and AAC alone: the same boxes as an MP4, which every browser plays as one. */
export async function playsAsMp4(bytes: UploadedBytes): Promise<boolean> {
  const description = await descriptionOf(bytes);
  const codecs = [...(description ? codecsOf(description) : [])];
  return codecs.some((codec) => PICTURE.has(codec)) && codecs.every((codec) => PICTURE.has(codec) || BESIDE.has(codec));
}

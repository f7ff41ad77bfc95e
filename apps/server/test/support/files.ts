import sharp from 'sharp';
import type { TestMember } from './arrange.ts';
import { type CallResponse, call } from './call.ts';
import type { TestServer } from './test-server.ts';

/** A picture with the traces that cameras leave: a place, a direction, a maker. */
export const photo = (width = 800, height = 400): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#3a7' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '24/1 42/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();

export const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nالسلام عليكم\n';

/** The beginning of an MP4 film, as far as anything looks at it, and then so many bytes. */
export const film = (length = 4096): Buffer => {
  const head = Buffer.from('00000020667479706d703432000000006d70343269736f6d61766331', 'hex');
  return Buffer.concat([head, Buffer.alloc(length - head.length, 7)]);
};

export interface UploadedMedia {
  mediaId: number;
  url: string;
  status: string;
  kind: string;
  contentType: string;
  byteSize: number;
  name: string;
  width: number | null;
  height: number | null;
  variants: { url: string; width: number; contentType: string }[];
}

export interface UploadOptions {
  as: TestMember;
  name?: string;
  kind?: string;
  visibility?: 'PUBLIC' | 'PRIVATE';
  contentType?: string;
}

/** Uploads bytes in one request. */
export const upload = (
  server: TestServer,
  bytes: Buffer | string,
  {
    as,
    name = 'photo.jpg',
    kind = 'IMAGE',
    visibility = 'PRIVATE',
    contentType = 'application/octet-stream',
  }: UploadOptions,
): Promise<CallResponse<UploadedMedia>> =>
  call<UploadedMedia>(server, `POST /api/media/upload?kind=${kind}&visibility=${visibility}`, {
    as,
    headers: { 'x-file-name': encodeURIComponent(name), 'content-type': contentType },
    body: Buffer.from(bytes),
  });

import type { UploadBody } from '@sullam/api-client/schema.gen.ts';

const ENDINGS: Readonly<Record<string, UploadBody['kind']>> = {
  ...Object.fromEntries(
    ['jpg', 'jpeg', 'png', 'webp', 'gif', 'avif', 'heic', 'heif'].map((ending) => [ending, 'IMAGE']),
  ),
  ...Object.fromEntries(['mp3', 'm4a', 'aac', 'ogg', 'opus', 'wav', 'flac'].map((ending) => [ending, 'AUDIO'])),
  ...Object.fromEntries(['mp4', 'm4v', 'mov', 'webm'].map((ending) => [ending, 'VIDEO'])),
  zip: 'OTHER',
};

/** What a file is sent as where every kind is taken: by the ending of its name. */
export const kindOfFile = ({ name }: File): UploadBody['kind'] =>
  ENDINGS[name.split('.').at(-1)?.toLowerCase() ?? ''] ?? 'DOCUMENT';

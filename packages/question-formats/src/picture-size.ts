export interface PictureSize {
  width: number;
  height: number;
}

const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  [...text].every((character, index) => bytes[at + index] === character.charCodeAt(0));

function jpegSize(view: DataView): PictureSize | null {
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return null;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    if (marker === 0xff) at += 1;
    else at += 2 + view.getUint16(at + 2);
  }
  return null;
}

function webpSize(bytes: Uint8Array, view: DataView): PictureSize | null {
  if (bytes.length < 30) return null;
  const at24 = (at: number): number => view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  if (startsWith(bytes, 'VP8X', 12)) return { width: at24(24) + 1, height: at24(27) + 1 };
  if (startsWith(bytes, 'VP8 ', 12))
    return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
  if (!startsWith(bytes, 'VP8L', 12)) return null;
  const bits = view.getUint32(21, true);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}

function svgSize(bytes: Uint8Array): PictureSize | null {
  const tag = /<svg\b[^>]{0,4000}>/.exec(new TextDecoder().decode(bytes.subarray(0, 8000)))?.[0];
  if (!tag) return null;
  const length = (name: string): number => Number(new RegExp(`\\s${name}="([\\d.]{1,12})(?:px)?"`).exec(tag)?.[1]);
  const [, , boxWidth, boxHeight] = (/\sviewBox="([^"]{1,80})"/.exec(tag)?.[1] ?? '').split(/[\s,]+/).map(Number);
  const [width, height] = [length('width') || boxWidth, length('height') || boxHeight];
  return width && height ? { width, height } : null;
}

/** Width and height of a picture in pixels, from its first bytes; null when it is none that browsers show. */
export function pictureSize(bytes: Uint8Array): PictureSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const size =
    startsWith(bytes, '\u0089PNG') && bytes.length >= 24
      ? { width: view.getUint32(16), height: view.getUint32(20) }
      : startsWith(bytes, 'GIF8') && bytes.length >= 10
        ? { width: view.getUint16(6, true), height: view.getUint16(8, true) }
        : bytes[0] === 0xff && bytes[1] === 0xd8
          ? jpegSize(view)
          : startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)
            ? webpSize(bytes, view)
            : svgSize(bytes);
  return size && size.width > 0 && size.height > 0 ? size : null;
}

/** Pictures that the server takes. */
const PICTURE = /^image\/(?:png|jpeg|gif|webp|avif|heic|heif)$/;

const isPicture = ({ type }: File): boolean => type.startsWith('image/');

/** The words of what is pasted or dropped. */
function wordsOf(data: DataTransfer): string {
  const page = new DOMParser().parseFromString(data.getData('text/html'), 'text/html');
  for (const silent of page.querySelectorAll('style, script, title')) silent.remove();
  return (page.body.textContent ?? '').trim() || data.getData('text/plain').trim();
}

/**
 * The files to take of what is pasted or dropped. Office programs put a picture of the text beside it: where there are words,
 * they are meant and not their picture. A file manager names its files in words; then the files are meant.
 */
export function filesOf(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])];
  if (!data || files.length === 0 || files.some((file) => !isPicture(file))) return files;
  const words = wordsOf(data);
  const names = new Set(files.map(({ name }) => name));
  return words.split(/\r?\n/).every((line) => line === '' || names.has(line.split(/[\\/]/).at(-1) ?? '')) ? files : [];
}

/** The picture that an address of its own bytes holds; null where it isn't one that the server takes. */
export function pictureIn(address: string): File | null {
  const [, type = '', bytes = ''] = /^data:(image\/[a-z+.-]+)(?:;[^,;]+)*;base64,(.+)$/is.exec(address) ?? [];
  if (!PICTURE.test(type.toLowerCase())) return null;
  try {
    const binary = atob(bytes.replaceAll(/\s/g, ''));
    const name = `picture.${type.slice('image/'.length).toLowerCase()}`;
    return new File([Uint8Array.from(binary, (sign) => sign.charCodeAt(0))], name, { type: type.toLowerCase() });
  } catch {
    return null;
  }
}

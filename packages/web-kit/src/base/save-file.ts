/** Hands a file that the server has made to the browser's downloads, under `name` or the one that the server gives it. */
export function saveFile(content: unknown, name = content instanceof File ? content.name : 'file'): void {
  if (!(content instanceof Blob)) throw new Error(`${name} is not a file`);
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Hands a file that the server has made to the browser's downloads, under the name that the server gave it. */
export function saveFile(content: unknown): void {
  if (!(content instanceof File)) throw new Error('The server sent no file with a name.');
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = content.name;
  link.click();
  URL.revokeObjectURL(url);
}

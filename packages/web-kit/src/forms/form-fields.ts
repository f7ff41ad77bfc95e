/** The texts of a native form, by the names of its fields; files and unknown fields are left to the form. */
export function readFields(form: HTMLFormElement, names: readonly string[]): Record<string, string> {
  const data = new FormData(form);
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = data.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/** The field that a path of the server's `details` means: `body/email`, `/email` and `email` are the same. */
export function fieldOfPath(path: string): string {
  return path
    .replace(/^[/.]?(?:body)?[/.]?/, '')
    .replaceAll('/', '.')
    .replace(/\.$/, '');
}

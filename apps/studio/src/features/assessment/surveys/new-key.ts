/** A key that identifies a question or an option within its survey. */
export const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(6))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

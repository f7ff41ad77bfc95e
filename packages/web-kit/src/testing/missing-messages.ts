const missing = new Set<string>();

export const noteMissingMessage = (key: string): void => {
  missing.add(key);
};

/** The keys that pages have shown instead of messages since this was last asked. */
export function takeMissingMessages(): string[] {
  const taken = [...missing];
  missing.clear();
  return taken;
}

const TOKENS = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * Whether an object of a JSON text, at any depth, names a member twice. Readers differ in which of the two they take, so that a
 * signature over one of them says nothing about the other. The text has to be valid JSON. Names are compared as they read: `\\u0061`
 * is `a`.
 */
export function hasRepeatedMembers(json: string): boolean {
  // of each open object its names; null for a list
  const open: (Set<string> | null)[] = [];
  let isName = false;
  for (const [token] of json.matchAll(TOKENS)) {
    const names = open.at(-1);
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null);
    else if (token === '}' || token === ']') open.pop();
    else if (token !== ',' && token !== ':' && isName && names) {
      const name = JSON.parse(token) as string;
      if (names.has(name)) return true;
      names.add(name);
    }
    isName = token === '{' || (token === ',' && open.at(-1) instanceof Set);
  }
  return false;
}

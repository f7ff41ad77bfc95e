/** A table (or view) that a piece of SQL names where a table stands. */
export interface NamedTable {
  name: string;
  isWritten: boolean;
  /** Where in the text. */
  offset: number;
}

interface Token {
  text: string;
  offset: number;
}

/** Identifiers, keywords in lower case, and punctuation; strings, comments and numbers are left out. */
function tokensOf(sql: string): Token[] {
  const tokens: Token[] = [];
  const pattern = /--[^\n]*|\/\*[\s\S]*?\*\/|'(?:[^']|'')*'|"([^"]+)"|([A-Za-z_]\w*)|[^\s\w]/g;
  for (const match of sql.matchAll(pattern)) {
    const [whole, quoted, word] = match;
    if (/^(--|\/\*|')/.test(whole)) continue;
    tokens.push({ text: quoted ?? word?.toLowerCase() ?? whole, offset: match.index });
  }
  return tokens;
}

const BEFORE_TABLE = new Set(['from', 'join', 'into', 'update', 'using', 'only', 'truncate']);
/** Words that may follow a table's name and are no alias. */
const AFTER_TABLE = new Set(
  'where on using set join inner left right full cross natural lateral group order limit offset for returning union values select having window as'.split(
    ' ',
  ),
);
const IDENTIFIER = /^[a-z_]\w*$/i;

/**
 * The tables that SQL names after `from`, `join`, `into`, `update`, `using` and in their comma lists. A name made of pieces
 * isn't seen; lint asks for literal names.
 */
export function tablesOfSql(sql: string, isTable: (name: string) => boolean): NamedTable[] {
  const tokens = tokensOf(sql);
  const found: NamedTable[] = [];
  const text = (at: number): string => tokens[at]?.text ?? '';
  for (const [at, { text: word }] of tokens.entries()) {
    if (!BEFORE_TABLE.has(word)) continue;
    const before = text(at - 1);
    // `for update`, `do update`, `on update` lock or react; `is distinct from` compares
    if (word === 'update' && ['for', 'do', 'on', 'key'].includes(before)) continue;
    if (word === 'from' && before === 'distinct') continue;
    const isWritten =
      word === 'into' || word === 'update' || word === 'truncate' || (word === 'from' && before === 'delete');
    let next = at + 1;
    for (;;) {
      while (['only', 'lateral'].includes(text(next))) next += 1;
      const token = tokens[next];
      if (!token || !IDENTIFIER.test(token.text)) break;
      if (isTable(token.text) && (isWritten || text(next + 1) !== '('))
        found.push({ name: token.text, isWritten, offset: token.offset });
      next += 1;
      if (text(next) === 'as') next += 1;
      if (IDENTIFIER.test(text(next)) && !AFTER_TABLE.has(text(next))) next += 1;
      if (text(next) !== ',') break;
      next += 1;
    }
  }
  return found;
}

import type { DocumentedTable } from './catalog-keys.ts';

/**
 * The references among some tables as a Mermaid entity-relationship diagram; none without references. A label names a column that the
 * other table calls differently.
 */
export function erDiagram(tables: readonly DocumentedTable[]): string[] {
  const names = new Set(tables.map(({ name }) => name));
  const lines = new Set<string>();
  const isConnected = new Set<string>();
  for (const { name, primaryKey, uniqueKeys, references } of tables)
    for (const { columns, to, toColumns, isNullable } of references) {
      if (!names.has(to) || (to === 'organizations' && columns[0] === 'organization_id')) continue;
      const isOne = [primaryKey, ...uniqueKeys].some(
        (key) => key.length > 0 && key.every((one) => columns.includes(one)),
      );
      const different = columns.filter((column) => !toColumns.includes(column));
      lines.add(`  ${to} ${isNullable ? '|o' : '||'}--${isOne ? 'o|' : 'o{'} ${name} : "${different.join(', ')}"`);
      isConnected.add(name).add(to);
    }
  const alone = tables.filter(({ name }) => !isConnected.has(name)).map(({ name }) => `  ${name}`);
  return lines.size === 0 ? [] : ['```mermaid', 'erDiagram', ...lines, ...alone, '```', ''];
}

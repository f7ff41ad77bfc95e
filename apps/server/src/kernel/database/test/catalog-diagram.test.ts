import { describe, expect, it } from 'vitest';
import { erDiagram } from '../catalog-diagram.ts';
import type { DocumentedTable } from '../catalog-keys.ts';

const table = (name: string, references: Partial<DocumentedTable['references'][number]>[] = []): DocumentedTable => ({
  name,
  primaryKey: ['organization_id', `${name}_id`],
  uniqueKeys: [],
  references: references.map((reference) => ({
    to: 'courses',
    columns: ['organization_id', 'courses_id'],
    toColumns: ['organization_id', 'courses_id'],
    onDelete: '',
    isNullable: false,
    ...reference,
  })),
});
const linesOf = (...tables: DocumentedTable[]) => erDiagram(tables).slice(2, -2);

describe('the diagram of an area', () => {
  it('connects a table with the one that it refers to', () =>
    expect(linesOf(table('courses'), table('lessons', [{}]))).toEqual(['  courses ||--o{ lessons : ""']));

  it('says when there is at most one, and when the reference may be null', () => {
    const settings = { ...table('settings', [{}]), primaryKey: ['organization_id', 'courses_id'] };
    expect(linesOf(table('courses'), settings, table('notes', [{ isNullable: true }]))).toEqual([
      '  courses ||--o| settings : ""',
      '  courses |o--o{ notes : ""',
    ]);
  });

  it('names a column that differs from the key it refers to', () =>
    expect(linesOf(table('courses', [{ columns: ['organization_id', 'previous_id'] }]))).toEqual([
      '  courses ||--o{ courses : "previous_id"',
    ]));

  it('leaves references to other areas out, and has tables without any', () =>
    expect(linesOf(table('courses'), table('lessons', [{}]), table('notes', [{ to: 'members' }]))).toEqual([
      '  courses ||--o{ lessons : ""',
      '  notes',
    ]));

  it('is not there without references', () => expect(erDiagram([table('courses')])).toEqual([]));
});

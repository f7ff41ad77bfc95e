import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const AREAS = [
  'Identity',
  'Organisation',
  'Operations',
  'Learning',
  'Classroom',
  'Gradebook',
  'Assessment',
  'Community',
  'Certification',
  'Events',
  'Coaching',
  'Commerce',
];
const HEAD = '| Noun | Arabic | Table | What it is, and what it is not |';

const parts = readFileSync('GLOSSARY.md', 'utf8')
  .split(/^## /m)
  .filter((part) => part.includes(HEAD))
  .map((part) => ({
    area: part.slice(0, part.indexOf('\n')),
    rows: part
      .split('\n')
      .filter((line) => line.startsWith('| ') && line !== HEAD && !line.startsWith('| ---'))
      .map((line) => line.split('|').map((cell) => cell.trim()))
      .map(([, noun, , table]) => ({ noun: noun!, tables: [...table!.matchAll(/`(\w+)`/g)].map(([, name]) => name!) })),
  }));

describe('the glossary', () => {
  it('has a part for each area', () => expect(parts.map(({ area }) => area)).toEqual(AREAS));

  it.each(parts)('names tables that exist: $area', ({ rows }) => {
    const schema = readFileSync('apps/server/src/kernel/database/schema.gen.ts', 'utf8');
    const tables = new Set(
      [...schema.slice(schema.indexOf('export interface DB')).matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name),
    );
    expect(rows.flatMap((row) => row.tables).filter((table) => !tables.has(table))).toEqual([]);
    expect(rows.length).toBeGreaterThan(0);
  });

  it.each(parts)('is sorted by noun, each once: $area', ({ rows }) => {
    const nouns = rows.map(({ noun }) => noun.toLowerCase());
    expect(nouns).toEqual([...new Set(nouns)].sort());
  });
});

import type postgres from 'postgres';

/**
 * Throws unless trigram search understands Arabic. In a database whose character classes are C (an own server made with
 * `--no-locale`), pg_trgm finds no trigram in Arabic text and every Arabic search silently comes back empty.
 * Needs the extension pg_trgm, so it is called after the migrations.
 */
export async function checkArabicTrigrams(sql: postgres.Sql | postgres.ReservedSql): Promise<void> {
  const [row] = await sql<{ understood: boolean }[]>`select cardinality(show_trgm('محمد')) > 0 as understood`;
  if (row?.understood) return;
  throw new Error(
    'This database finds nothing in Arabic text: its LC_CTYPE is C. Create it with a UTF-8 locale ' +
      "(create database … encoding 'UTF8' lc_ctype 'C.UTF-8' template template0).",
  );
}

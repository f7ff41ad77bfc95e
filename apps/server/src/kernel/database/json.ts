import { type RawBuilder, sql } from 'kysely';

/** Marks what json() made, so that a bare value (which the driver would encode by its own guess) doesn't compile. */
export interface JsonInput {
  readonly __json: true;
}

/** A value for a jsonb column. */
export const json = (value: unknown): RawBuilder<JsonInput> =>
  sql<JsonInput>`(${JSON.stringify(value ?? null)}::text)::jsonb`;

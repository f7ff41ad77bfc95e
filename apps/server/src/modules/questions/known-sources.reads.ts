import { sql } from 'kysely';
import { db, type Tenant, type Tx } from '../../kernel/database/database.ts';

/** Which of these questions the organisation has. */
export async function knownQuestions(tenant: Tenant, tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx.all(
    db
      .selectFrom('questions')
      .select('question_id as id')
      .where('organization_id', '=', tenant.organizationId)
      .where(sql<boolean>`question_id = any(${[...ids]}::bigint[])`),
  );
  return new Set(rows.map(({ id }) => id));
}

export async function knownCategories(tenant: Tenant, tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx.all(
    db
      .selectFrom('question_categories')
      .select('question_category_id as id')
      .where('organization_id', '=', tenant.organizationId)
      .where(sql<boolean>`question_category_id = any(${[...ids]}::bigint[])`),
  );
  return new Set(rows.map(({ id }) => id));
}

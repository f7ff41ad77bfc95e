import type { MemberContext } from '../../../kernel/context.ts';
import type { Tx } from '../../../kernel/database/database.ts';
import { notAllowed } from '../../../kernel/problem.ts';
import {
  accessSpecialization,
  specializationAbilities,
} from '../../learning/specializations/specializations.public.ts';

/** A specialization whose certificates the caller manages. */
export async function manageSpecialization(context: MemberContext, tx: Tx, specializationId: number): Promise<void> {
  await accessSpecialization(context, tx, specializationId);
  if (!specializationAbilities(context).canEdit) throw notAllowed();
}

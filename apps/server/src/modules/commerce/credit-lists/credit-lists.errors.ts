import { CREDIT_LIST } from '@sullam/domain/commerce/credit-list.ts';
import { Problem } from '../../../kernel/problem.ts';

export const listTooLong = (): Problem =>
  new Problem('credit-list.too-long', 413, { values: { count: CREDIT_LIST.rows } });
/** No row of the list would give anything. */
export const nothingToGive = (): Problem => new Problem('credit-list.nothing-to-give', 409);

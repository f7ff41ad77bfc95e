import { Problem } from '../../../kernel/problem.ts';

/** It is no statement in a format that is read, or it is broken. */
export const statementUnreadable = (): Problem => new Problem('bank-statement.unreadable', 400);
export const statementTooLarge = (): Problem => new Problem('bank-statement.too-large', 413);
/** Nothing came in on it. */
export const statementEmpty = (): Problem => new Problem('bank-statement.empty', 400);
/** Which column has the day or the amount isn't known. */
export const columnsMissing = (): Problem => new Problem('bank-statement.columns-missing', 400);
/** All that it has was imported before. */
export const statementKnown = (): Problem => new Problem('bank-statement.known', 409);
/** A line has confirmed another payment, or has gone. */
export const lineUsed = (): Problem => new Problem('bank-statement.line-used', 409);

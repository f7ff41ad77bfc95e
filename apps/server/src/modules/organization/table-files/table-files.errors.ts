import { Problem } from '../../../kernel/problem.ts';

export const tableUnreadable = (): Problem => new Problem('table-file.unreadable', 400);
export const tableTooLarge = (): Problem => new Problem('table-file.too-large', 413);

import { Problem } from '../../../kernel/problem.ts';

export const tooManyBlocks = (): Problem => new Problem('disabled-slot.too-many', 409);
export const tooManyTypes = (): Problem => new Problem('session-type.too-many', 409);

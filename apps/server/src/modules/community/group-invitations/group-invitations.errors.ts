import { Problem } from '../../../kernel/problem.ts';

export const tooManyLinks = (): Problem => new Problem('social-group.too-many-links', 409);

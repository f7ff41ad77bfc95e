import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { inject } from 'vitest';

// Random cases are those of the commit, so that whoever runs a commit sees what everybody else does; a whole run draws new ones.
const { seed, isWhole } = inject('sampling');
if (!isWhole) fc.configureGlobal({ seed: createHash('sha256').update(seed).digest().readInt32BE() });

import { Problem } from '../../../kernel/problem.ts';

/** The learner holds one already, and it stands. */
export const alreadyHeld = (): Problem => new Problem('certificate.already-held', 409);
/** Nobody who was chosen learns in the course or follows the specialization. */
export const nobodyTakesPart = (): Problem => new Problem('certificate.nobody-takes-part', 409);
export const alreadyRevoked = (): Problem => new Problem('certificate.already-revoked', 409);
/** It was replaced: what is done is done to the newest one. */
export const isReplaced = (): Problem => new Problem('certificate.replaced', 409);
/** Its validity doesn't end, or not soon. */
export const notYetRenewable = (): Problem => new Problem('certificate.not-renewable', 409);
/** Another run of the course isn't finished. */
export const runUnderWay = (): Problem => new Problem('certificate.run-under-way', 409);

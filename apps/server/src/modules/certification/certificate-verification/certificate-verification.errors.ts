import { Problem } from '../../../kernel/problem.ts';

/** The holder has not allowed others to download the certificate. */
export const downloadNotAllowed = (): Problem => new Problem('certificate.download-not-allowed', 403);

import { defineModule } from '../../../wiring.ts';

/** The sheets of certificates: words and drawings set on paper, as PDF and as a picture. */
export const certificatePdfModule = defineModule({ name: 'certificate-pdf' });

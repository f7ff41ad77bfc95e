import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { defineModule } from '../../../wiring.ts';
import { CertificateSheets } from '../certificate-sheets/certificate-sheets.public.ts';
import { publicCertificateRoutes } from './certificate-verification.routes.ts';

/** Verification of certificates: what everybody who knows a number may ask, without an account. */
export const certificateVerificationModule = defineModule({
  name: 'certificate-verification',
  tag: 'Certificates',
  partOf: ['certificates'],
  uses: ['certificate-pdf', 'certificate-sheets', 'certificates', 'issuer-keys'],
  wire: ({ platform }) => ({
    routes: publicCertificateRoutes(new CertificateSheets(createFileStore(platform.config))),
  }),
});

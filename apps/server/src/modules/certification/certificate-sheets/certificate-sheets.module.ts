import { createFileStore } from '../../../kernel/files/create-file-store.ts';
import { defineModule } from '../../../wiring.ts';
import { styleOfOrganizations } from '../certificates/certificates.public.ts';
import { previewRoutes } from './certificate-sheets.routes.ts';
import { CertificateSheets } from './certificate-sheets.service.ts';

/** Sheets of certificates: pictures and PDFs of issued ones, and previews of designs. */
export const certificateSheetsModule = defineModule({
  name: 'certificate-sheets',
  tag: 'Certificates',
  partOf: ['certificates'],
  uses: ['certificate-pdf', 'certificate-templates', 'certificates', 'issuer-keys', 'media', 'organizations'],
  wire: ({ platform, organizations }) => ({
    routes: previewRoutes(new CertificateSheets(createFileStore(platform.config)), styleOfOrganizations(organizations)),
  }),
});

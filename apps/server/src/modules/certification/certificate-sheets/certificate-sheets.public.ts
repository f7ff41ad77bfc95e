export { CertificateSheets } from './certificate-sheets.service.ts';

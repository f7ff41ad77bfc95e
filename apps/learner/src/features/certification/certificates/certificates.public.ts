export { loadSpecializationCertificate } from './load-specialization-certificate.ts';

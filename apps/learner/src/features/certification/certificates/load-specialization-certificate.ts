/** Loads the certificate of a specialization, which only members who enrolled see. */
export const loadSpecializationCertificate = () =>
  import('./specialization-certificate.tsx').then((file) => file.SpecializationCertificate);

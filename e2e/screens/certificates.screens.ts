import { administrator, learner, type Screen, visitor } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  visitor('certificate', ({ certificates }) => `/certificates/${certificates.number}`),
  visitor('certificate-unknown', '/certificates/2222-2222-2222', {
    expects: { status: 404, address: /api\/certificates\/2222/ },
  }),
  learner('course-certificate', ({ certificates }) => `/lms/courses/${certificates.courseId}/certificate`),
  administrator('course-certificates', ({ certificates }) => `/studio/courses/${certificates.courseId}/certificates`),
  administrator('certificate-designer', '/studio/certificate-templates/1'),
  administrator('certificate-designer-free', '/studio/certificate-templates/2'),
];

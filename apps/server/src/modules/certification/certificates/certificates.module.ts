import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { on } from '../../../kernel/outbox/signals.ts';
import { defineModule } from '../../../wiring.ts';
import { loggedFacts } from '../../learning/activity-log/activity-log.public.ts';
import { courseCompleted } from '../../learning/progress/progress.public.ts';
import { specializationCompleted } from '../../learning/specializations/specializations.public.ts';
import { mediaReferences } from '../../organization/media/media.public.ts';
import { templateHolders } from '../certificate-templates/certificate-templates.public.ts';
import { runJob } from './certificate-runs.service.ts';
import { ofCourse, ofSpecialization } from './certificate-subject.ts';
import { loadDemoCertificates } from './certificates.demo.ts';
import { notifyOfCertificate } from './certificates.notifications.ts';
import { certificatesPersonalRows } from './certificates.personal.ts';
import { countHolders } from './certificates.reads.ts';
import { showsInSheet } from './certificates.repository.ts';
import { certificateRoutes } from './certificates.routes.ts';
import { issueOnCompletion } from './certificates.service.ts';
import { styleOfOrganizations } from './document-style.ts';
import { issuedFacts } from './issued-facts.reads.ts';
import { specializationCertificateRoutes } from './specialization-certificates.routes.ts';

/** Certificates: signed records of who completed what. */
export const certificatesModule = defineModule({
  name: 'certificates',
  tag: 'Certificates',
  owns: [
    'certificate_credentials',
    'certificate_files',
    'certificate_runs',
    'certificate_states',
    'certificates',
    'withdrawn_certificates',
  ],
  personalRows: certificatesPersonalRows,
  features: ['certificates'],
  partOf: ['certificates'],
  uses: [
    'activity-log',
    'certificate-pdf',
    'certificate-templates',
    'course-content',
    'courses',
    'covers',
    'enrollments',
    'issuer-keys',
    'media',
    'members',
    'notifications',
    'organizations',
    'progress',
    'specializations',
  ],
  contributes: [
    contribute(mediaReferences, showsInSheet),
    contribute(demoWork, loadDemoCertificates),
    contribute(loggedFacts, issuedFacts),
    contribute(templateHolders, countHolders),
  ],
  wire({ organizations }) {
    const voiceOf = styleOfOrganizations(organizations);
    return {
      routes: [...certificateRoutes(voiceOf), ...specializationCertificateRoutes(voiceOf)],
      jobs: [runJob(voiceOf)],
      signals: [
        on(courseCompleted, (context, { courseId, userId }) =>
          issueOnCompletion(context, voiceOf, ofCourse(courseId), userId),
        ),
        on(specializationCompleted, (context, { specializationId, userId }) =>
          issueOnCompletion(context, voiceOf, ofSpecialization(specializationId), userId),
        ),
        notifyOfCertificate,
      ],
    };
  },
});

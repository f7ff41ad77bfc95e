import { administrator, learner, type Screen } from '../support/screen.ts';

export const screens: readonly Screen[] = [
  learner('specialization-overview', ({ specializationId }) => `/lms/specializations/${specializationId}/overview`),
  administrator('studio-specialization', ({ specializationId }) => `/studio/specializations/${specializationId}`),
  administrator(
    'studio-specialization-certificates',
    ({ specializationId }) => `/studio/specializations/${specializationId}/certificates`,
  ),
];

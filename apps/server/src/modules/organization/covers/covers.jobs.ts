import type { JobDefinition } from '../../../kernel/jobs/job-queue.ts';
import type { Drawing } from './cover-address.ts';
import { DRAW, type DrawnPictures } from './covers.service.ts';

/** What is drawn before anybody asks for it. */
export const coverJobs = (pictures: DrawnPictures): JobDefinition[] => [
  {
    name: DRAW,
    run: async (context, payload) => {
      for (const form of ['WHOLE', 'SMALL'] as const) await pictures.get(context, payload.drawing as Drawing, form);
    },
  },
];

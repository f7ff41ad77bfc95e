import { demoWork } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { erasedRows } from '../../../kernel/personal-data.ts';
import { defineModule } from '../../../wiring.ts';
import { featureUses } from '../../organization/organizations/organizations.public.ts';
import { lessonActivities } from '../course-content/course-content.public.ts';
import { notesInUse } from './feature-use.ts';
import { loadDemoNotes } from './notes.demo.ts';
import { noteRoutes } from './notes.routes.ts';
import { forgetDeletedNotes, keepNotesOf } from './notes.service.ts';

/** Notes: what learners write down for themselves. */
export const notesModule = defineModule({
  name: 'notes',
  partOf: ['notes'],
  owns: ['notes'],
  personalRows: [erasedRows('notes', 'user_id')],
  features: ['notes'],
  uses: ['course-content', 'courses', 'media', 'members', 'organizations', 'progress'],
  contributes: [
    contribute(featureUses, notesInUse),
    contribute(demoWork, loadDemoNotes),
    contribute(lessonActivities, { removing: keepNotesOf }),
  ],
  routes: noteRoutes,
  jobs: [{ name: 'notes.forget-deleted', schedule: '35 2 * * *', run: forgetDeletedNotes }],
});

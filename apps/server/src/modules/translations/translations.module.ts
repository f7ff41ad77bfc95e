import { defineModule } from '../../wiring.ts';
import { translationRoutes } from './translations.routes.ts';

/** Translations: every text of a course in both languages side by side, whoever owns it. */
export const translationsModule = defineModule({
  name: 'translations',
  tag: 'Courses',
  owns: ['text_pairs'],
  uses: ['courses'],
  routes: translationRoutes,
});

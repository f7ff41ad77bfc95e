import { demoLoading } from '../../../demo/demo-content.ts';
import { contribute } from '../../../kernel/extensions.ts';
import { defineModule } from '../../../wiring.ts';
import { loadDemoOutdatedTexts } from './translations.demo.ts';
import { translationRoutes } from './translations.routes.ts';

/** Translations: every text of a course in both languages side by side, whoever owns it. */
export const translationsModule = defineModule({
  name: 'translations',
  tag: 'Courses',
  owns: ['text_pairs'],
  uses: ['courses'],
  contributes: [contribute(demoLoading, loadDemoOutdatedTexts)],
  routes: translationRoutes,
});

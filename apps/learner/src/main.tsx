import './first.css';
import { loadDisplayFace } from '@sullam/web-kit/page/load-display-face.ts';
import { startApplication } from '@sullam/web-kit/page/start-application.tsx';
import { FRAME_AREAS } from './frame-areas.ts';
import { createLearnerRouter } from './routes.tsx';
import { preloadMemberParts } from './shell/member-parts.tsx';

void loadDisplayFace(document, document.documentElement.lang === 'ar' ? 'ar' : 'en');

// The inline script of the page has looked into the storage already.
if (document.documentElement.dataset.member !== undefined) preloadMemberParts();

void startApplication({
  areas: FRAME_AREAS,
  createRouter: createLearnerRouter,
  guard: () => ({ signOnView: 'instructor' }),
  prepareLanguage: (language) => loadDisplayFace(document, language),
});

import './first.css';
import { startApplication } from '@sullam/web-kit/page/start-application.tsx';
import { FRAME_AREAS } from './frame-areas.ts';
import { createStudioRouter } from './routes.tsx';
import { studioGuard } from './studio-guard.ts';

void startApplication({
  areas: FRAME_AREAS,
  createRouter: createStudioRouter,
  guard: studioGuard,
});

import './app.css';
import { startApplication } from '@sullam/web-kit/page/start-application.tsx';
import { createStudioRouter } from './routes.tsx';
import { studioGuard } from './studio-guard.ts';

void startApplication({
  areas: ['common', 'shell', 'menus', 'builder', 'members', 'organization-settings', 'studio'],
  createRouter: createStudioRouter,
  guard: studioGuard,
});

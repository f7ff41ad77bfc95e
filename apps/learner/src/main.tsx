import './app.css';
import { startApplication } from '@sullam/web-kit/page/start-application.tsx';
import { createLearnerRouter } from './routes.tsx';

void startApplication({
  areas: ['common', 'shell', 'errors'],
  createRouter: createLearnerRouter,
  signOnView: 'instructor',
});

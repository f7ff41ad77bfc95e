import { defineConfig } from 'vite';
import { webConfig } from '../../packages/web-kit/vite/web-config.ts';

export default defineConfig(webConfig('learner'));

export { loadQuickCreate } from './load-quick-create.ts';

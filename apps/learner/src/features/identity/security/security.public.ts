export { loadSecurityPanel } from './load-security-panel.ts';

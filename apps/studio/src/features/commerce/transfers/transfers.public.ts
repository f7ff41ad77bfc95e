export { MarkPaidDialog } from './mark-paid-dialog.tsx';

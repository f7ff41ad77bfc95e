export { countAttachments } from './attachments.reads.ts';

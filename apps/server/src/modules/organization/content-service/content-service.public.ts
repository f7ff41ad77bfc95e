export { CONTENT_SOURCE, type ContentMessages, ContentService, NO_CONTENT } from './content-service.ts';

export { CONTENT_TOPIC, type ContentMessages, ContentService, NO_CONTENT } from './content-service.ts';

export { isEmptyText, type PreparedText, prepareText } from './article-html.ts';

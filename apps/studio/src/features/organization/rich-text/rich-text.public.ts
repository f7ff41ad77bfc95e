export { ArticleText } from './article-text.tsx';
export { loadArticleFieldText } from './load-article-field-text.ts';
export { LocalizedText } from './localized-text.tsx';

/** Loads the editor with formulas and tables, which is larger than that of formatted text. */
export const loadArticleFieldText = () => import('./article-field-text.tsx').then((file) => file.ArticleFieldText);

import { FieldText, type FieldTextProps } from '@sullam/web-kit/rich-text/field-text.tsx';
import { ARTICLE } from './article-text.tsx';

/** With pictures, films, tables and formulas besides. */
export const ArticleFieldText = (props: FieldTextProps) => <FieldText {...props} kind={ARTICLE} />;

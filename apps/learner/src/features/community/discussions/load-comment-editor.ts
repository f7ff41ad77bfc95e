/** Loads the editor of contributions, which is a separate chunk. */
export const loadCommentEditor = () => import('./comment-editor.tsx').then((file) => file.CommentEditor);

/** Loads the editor of contributions, which is a separate chunk. */
export const loadTalkEditor = () => import('./talk-editor.tsx').then((file) => file.TalkEditor);

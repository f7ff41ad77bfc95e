/** Loads the editor of contributions, which is a chunk of its own. */
export const loadTalkEditor = () => import('./talk-editor.tsx').then((file) => file.TalkEditor);

/** Loads the dialog behind "New". */
export const loadQuickCreate = () => import('./quick-create.tsx').then((file) => file.QuickCreate);

/** Loads the tab on security of the profile, which most visits do not open. */
export const loadSecurityPanel = () => import('./security-panel.tsx').then((file) => file.SecurityPanel);

/** Something lies over the page: keys that work everywhere on it act on nothing meanwhile. */
export const isDialogOpen = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;

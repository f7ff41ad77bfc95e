import { lazyPart } from '@sullam/ui/base/lazy-part.tsx';

export const AddToCourse = lazyPart(() => import('./add-to-course.tsx').then((file) => file.AddToCourse));
export const AddLearnersDialog = lazyPart(() =>
  import('./add-learners-dialog.tsx').then((file) => file.AddLearnersDialog),
);

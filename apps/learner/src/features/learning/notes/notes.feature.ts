import type { FeatureParts } from '@sullam/web-kit/feature-parts.ts';

export const feature: FeatureParts = {
  courseScreens: [
    {
      path: 'notes',
      load: () => import('./notes.screen.tsx').then((file) => file.NotesScreen),
      titleKey: 'notes.titles.mine',
      areas: ['notes'],
      access: { features: ['notes'] },
      tab: { titleKey: 'course.titles.notes', place: 105 },
    },
  ],
  lessonTools: [
    {
      load: () => import('./note-button.tsx').then((file) => file.NoteButton),
      features: ['notes'],
    },
  ],
};

import { apiQuery } from '@sullam/web-kit/api.ts';
import { keepPreviousData } from '@tanstack/react-query';

export const NOTES_PAGE = 50;
/** In a panel there are no pages: what is beyond stands on the page of the course. */
export const PANEL_NOTES = 100;

export const courseNotesQuery = (courseId: number, query: { search?: string; skip?: number; take: number }) => ({
  ...apiQuery('GET /api/courses/{courseId}/notes', { path: { courseId }, query }),
  placeholderData: keepPreviousData,
});

export const lessonNotesQuery = (courseSubsectionId: number, search = '') => ({
  ...apiQuery('GET /api/course-subsections/{courseSubsectionId}/notes', {
    path: { courseSubsectionId },
    query: { take: PANEL_NOTES, ...(search ? { search } : {}) },
  }),
  placeholderData: keepPreviousData,
});

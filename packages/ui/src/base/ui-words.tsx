import { createContext, use } from 'react';

/** Every word that the components say by themselves. An application fills it in its reader's language. */
export interface UiWords {
  readonly close: string;
  readonly cancel: string;
  readonly confirm: string;
  readonly clear: string;
  readonly search: string;
  readonly loading: string;
  readonly required: string;
  readonly optional: string;
  readonly retry: string;
  readonly remove: string;
  readonly previous: string;
  readonly next: string;
  readonly increase: string;
  readonly decrease: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly breadcrumbs: string;
  readonly pages: string;
  readonly notifications: string;
  readonly choose: string;
  readonly noMatches: string;
  readonly openCalendar: string;
  readonly skippedTime: string;
  readonly month: string;
  readonly year: string;
  readonly minimum: string;
  readonly maximum: string;
  readonly columns: string;
  readonly density: string;
  readonly comfortable: string;
  readonly compact: string;
  readonly selectAll: string;
  readonly clearSelection: string;
  readonly rowActions: string;
  readonly showTable: string;
  readonly hideTable: string;
  readonly chooseFiles: string;
  readonly done: string;
  readonly failed: string;
  readonly cancelled: string;
  readonly expand: string;
  readonly collapse: string;
  readonly move: string;
  readonly moveUp: string;
  readonly moveDown: string;
  readonly more: string;
  readonly currentPage: string;
  /** The names of the two languages, each for the small mark at an author's text: "English", "Arabic". */
  readonly languageName: (language: 'en' | 'ar') => string;
  readonly page: (page: string) => string;
  readonly pageOf: (page: string, pages: string) => string;
  readonly stepOf: (step: string, steps: string) => string;
  readonly removeItem: (item: string) => string;
  readonly selectItem: (item: string) => string;
  readonly moveItem: (item: string) => string;
  readonly selected: (count: number) => string;
  readonly results: (count: number) => string;
  readonly sortBy: (column: string) => string;
  readonly errorCount: (count: number) => string;
  readonly value: (value: string, maximum: string) => string;
  /** A number and a share (0 to 1) in the organisation's format locale. */
  readonly number: (value: number) => string;
  readonly percent: (share: number) => string;
}

export const UiWordsContext = createContext<UiWords | null>(null);

/** The words of the nearest provider. Missing words are a mistake of the application and are said so at once. */
export function useUiWords(): UiWords {
  const words = use(UiWordsContext);
  if (words === null) throw new Error('UiWordsContext has no value: wrap the application in it.');
  return words;
}

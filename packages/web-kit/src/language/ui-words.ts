import { isolate } from '@sullam/domain/text-direction.ts';
import type { Formatter } from '@sullam/strings/format.ts';
import type { Translator } from '@sullam/strings/translate.ts';
import type { UiWords } from '@sullam/ui/base/ui-words.tsx';
import { KIT_WORDS } from './kit-words.ts';

const filled = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => isolate(values[name] ?? ''));

/** What the components of the interface say by themselves, in the reader's language. */
export function uiWordsOf(t: Translator, format: Formatter): UiWords {
  const own = KIT_WORDS[t.language];
  return {
    ...own,
    close: t('common.actions.close'),
    cancel: t('common.actions.cancel'),
    confirm: t('common.actions.confirm'),
    clear: t('common.actions.clear'),
    search: t('common.actions.search'),
    loading: t('common.states.loading'),
    required: t('common.labels.required'),
    optional: t('common.labels.optional'),
    retry: t('common.actions.retry'),
    remove: t('common.actions.remove'),
    previous: t('common.actions.previous'),
    moveUp: t('common.actions.moveUp'),
    moveDown: t('common.actions.moveDown'),
    next: t('common.actions.next'),
    showPassword: t('common.fields.showPassword'),
    hidePassword: t('common.fields.hidePassword'),
    breadcrumbs: t('common.labels.breadcrumbs'),
    pages: t('common.paging.label'),
    notifications: t('shell.menu.notifications'),
    choose: t('common.fields.choosePlaceholder'),
    noMatches: t('common.empty.search'),
    columns: t('common.table.columns'),
    density: t('common.table.density'),
    comfortable: t('common.table.comfortable'),
    compact: t('common.table.compact'),
    selectAll: t('common.actions.selectAll'),
    done: t('common.states.done'),
    expand: t('common.actions.expand'),
    collapse: t('common.actions.collapse'),
    more: t('common.actions.more'),
    languageName: (language) => t(language === 'en' ? 'common.names.english' : 'common.names.arabic'),
    page: (page) => t('common.paging.page', { page: { raw: page } }),
    pageOf: (page, pages) => t('common.paging.pageOf', { page: { raw: page }, pages: { raw: pages } }),
    stepOf: (step, steps) => filled(own.stepOf, { step, steps }),
    removeItem: (item) => filled(own.removeItem, { item }),
    selectItem: (item) => filled(own.selectItem, { item }),
    moveItem: (item) => filled(own.moveItem, { item }),
    selected: (count) => t('common.counts.selected', { count }),
    results: (count) => t('common.counts.results', { count }),
    sortBy: (column) => t('common.table.sortedBy', { column }),
    errorCount: (count) => t('common.fields.errorSummary', { count }),
    value: (value, maximum) => filled(own.valueOf, { value, maximum }),
    number: (value) => format.number(value),
    percent: (share) => format.percent(share),
  };
}

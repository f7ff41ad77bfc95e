import { cx } from '@sullam/ui/base/cx.ts';
import { Plus, X } from '@sullam/ui/base/icons.ts';
import { UiLink } from '@sullam/ui/base/ui-link.tsx';
import { Button, IconButton } from '@sullam/ui/components/button.tsx';
import { TextField } from '@sullam/ui/components/text-field.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDialog } from './form-dialog.tsx';
import { type SavedList, savedViewsQuery, useDeleteView, useSaveView } from './saved-views.api.ts';

const NAME_LENGTH = 60;

export interface BuiltInView {
  readonly name: string;
  /** Query of the address without the question mark; empty for the whole list. */
  readonly query: string;
}

export interface SavedViewsProps {
  readonly list: SavedList;
  readonly builtIn: readonly BuiltInView[];
  /** Filters that the list has now, by their names in the address. */
  readonly filters: Readonly<Record<string, string | undefined>>;
  readonly hrefOf: (query: string) => string;
}

const inOrder = (query: string): string => {
  const values = new URLSearchParams(query);
  values.sort();
  return String(values);
};

function SaveDialog({ list, query, onClose }: { list: SavedList; query: string; onClose: () => void }) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveView();
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  const send = () => {
    if (name === '') return;
    save.mutate(
      { list, name, query },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('saved-views.done.saved') });
          onClose();
        },
      },
    );
  };
  return (
    <FormDialog
      open
      size="sm"
      onClose={onClose}
      title={t('saved-views.titles.save')}
      description={t('saved-views.texts.save')}
      submitLabel={t('common.actions.save')}
      pending={save.isPending}
      onSubmit={send}
    >
      <TextField
        label={t('saved-views.fields.name')}
        required
        dir="auto"
        value={typed}
        maxLength={NAME_LENGTH}
        error={name === '' ? t('errors.rules.required') : undefined}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </FormDialog>
  );
}

/** Views of a list as links, those that every member has first, and the way to keep the present filters as one. */
export function SavedViews({ list, builtIn, filters, hrefOf }: SavedViewsProps) {
  const t = useT();
  const notify = useNotify();
  const [isSaving, setSaving] = useState(false);
  const { data } = useQuery(savedViewsQuery(list));
  const remove = useDeleteView();
  const restore = useSaveView();
  const set = Object.entries(filters).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  const present = inOrder(String(new URLSearchParams(set)));
  const saved = data?.views ?? [];
  const chosen = saved.find(({ query }) => inOrder(query) === present);
  const isBuiltIn = builtIn.some(({ query }) => inOrder(query) === present);
  const items = [
    ...builtIn.map(({ name, query }) => ({ id: `built-in ${query}`, label: name, query })),
    ...saved.map(({ savedViewId, name, query }) => ({ id: String(savedViewId), label: name, query })),
  ].map(({ query, ...item }) => ({ ...item, href: hrefOf(query), isCurrent: inOrder(query) === present }));
  const drop = () => {
    if (!chosen) return;
    const { savedViewId, name, query } = chosen;
    remove.mutate(savedViewId, {
      onSuccess: () =>
        notify({
          tone: 'success',
          text: t('saved-views.done.deleted'),
          action: { label: t('common.actions.undo'), run: () => restore.mutate({ list, name, query }) },
        }),
    });
  };
  return (
    <div className="flex flex-wrap items-center gap-2">
      <nav aria-label={t('saved-views.titles.views')} className="flex min-w-0 flex-wrap gap-2">
        {items.map(({ id, label, href, isCurrent }) => (
          <UiLink
            key={id}
            href={href}
            aria-current={isCurrent ? 'page' : undefined}
            className={cx(
              'clip-line inline-flex min-h-9 max-w-60 items-center rounded-full border px-3.5 text-sm no-underline transition-colors touch:min-h-11',
              isCurrent
                ? 'border-primary bg-primary-soft font-medium text-primary-text'
                : 'border-control bg-surface text-ink hover:bg-subtle',
            )}
          >
            <bdi className="clip-line">{label}</bdi>
          </UiLink>
        ))}
      </nav>
      {chosen && <IconButton icon={X} label={t('saved-views.actions.delete')} onClick={drop} />}
      {!chosen && !isBuiltIn && (
        <Button variant="ghost" size="sm" icon={Plus} onClick={() => setSaving(true)}>
          {t('saved-views.titles.save')}
        </Button>
      )}
      {isSaving && <SaveDialog list={list} query={present} onClose={() => setSaving(false)} />}
    </div>
  );
}

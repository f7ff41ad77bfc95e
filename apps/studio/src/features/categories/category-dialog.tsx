import { hasText } from '@sullam/domain/localized.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Button } from '@sullam/ui/components/button.tsx';
import { Cover } from '@sullam/ui/components/card.tsx';
import { CourseArt } from '@sullam/ui/components/course-art.tsx';
import { Dialog } from '@sullam/ui/overlays/lazy.ts';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { type FormEvent, useId, useState } from 'react';
import { LocalizedField } from '../authoring/localized-field.tsx';
import { type Category, useSaveCategory } from './categories.api.ts';
import { CATEGORY_ICONS } from './category-icons.ts';

export interface CategoryDialogProps {
  readonly category: Category | null;
  readonly onClose: () => void;
}

/** Name, icon and colour of a category; the colour is that of covers that are drawn. */
export function CategoryDialog({ category, onClose }: CategoryDialogProps) {
  const t = useT();
  const notify = useNotify();
  const formId = useId();
  const [name, setName] = useState(category?.name ?? {});
  const [icon, setIcon] = useState(category?.icon ?? 'book-open');
  const [hue, setHue] = useState(category?.hue ?? 200);
  const [error, setError] = useState<string>();
  const save = useSaveCategory();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!hasText(name.en) && !hasText(name.ar)) return setError(t('errors.rules.oneLanguage'));
    save.mutate(
      { name, icon, hue, ...(category ? { courseCategoryId: category.courseCategoryId } : {}) },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('builder.categories.saved') });
          onClose();
        },
      },
    );
  };
  return (
    <Dialog
      open
      size="lg"
      onClose={onClose}
      title={t(category ? 'builder.categories.edit' : 'builder.categories.add')}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            {t('common.actions.cancel')}
          </Button>
          <Button type="submit" form={formId} pending={save.isPending}>
            {t('common.actions.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="space-y-5">
        <LocalizedField
          label={t('builder.categories.name')}
          value={name}
          error={error}
          maxLength={100}
          onChange={(next) => {
            setName(next);
            setError(undefined);
          }}
        />
        <fieldset>
          <legend className="mb-1.5 text-sm font-medium">{t('builder.categories.icon')}</legend>
          <div className="flex flex-wrap gap-1">
            {Object.entries(CATEGORY_ICONS).map(([key, drawing]) => (
              <button
                key={key}
                type="button"
                aria-label={key}
                aria-pressed={icon === key}
                onClick={() => setIcon(key)}
                className={cx(
                  'grid size-11 place-items-center rounded-md border',
                  icon === key ? 'border-primary bg-primary-soft text-primary-text' : 'border-line hover:bg-subtle',
                )}
              >
                <Icon of={drawing} size={20} />
              </button>
            ))}
          </div>
        </fieldset>
        <div className="grid items-center gap-4 sm:grid-cols-[1fr_10rem]">
          <label className="block">
            <span className="mb-1.5 block text-sm font-medium">{t('builder.categories.color')}</span>
            <input
              type="range"
              min={0}
              max={359}
              value={hue}
              onChange={(event) => setHue(Number(event.currentTarget.value))}
              className="h-11 w-full accent-primary"
            />
          </label>
          <Cover art={<CourseArt id={7} hue={hue} />} className="rounded-md" />
        </div>
      </form>
    </Dialog>
  );
}

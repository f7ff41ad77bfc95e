import type { CourseCategoryBody } from '@sullam/api-client/schema.gen.ts';
import { NAME_MAX_LENGTH } from '@sullam/domain/field-limits.ts';
import { cx } from '@sullam/ui/base/cx.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { DrawnCover } from '@sullam/ui/components/drawn-cover.tsx';
import { useKit, useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useId, useState } from 'react';
import { TitledDialog } from '../../../parts/titled-dialog.tsx';
import { type Category, useSaveCategory } from './categories.api.ts';
import { CATEGORY_ICONS } from './category-icons.ts';
import { HueSlider } from './hue-slider.tsx';

const FIRST_HUE = 210;
const FIRST_ICON = 'book-open';
/** Courses of the preview: three manners of one hand. */
const SAMPLES = [1, 2, 4] as const;

/** Name, icon and colour of a category, with the covers that its courses would be drawn. */
export function CategoryDialog({
  category,
  onClose,
}: {
  readonly category: Category | null;
  readonly onClose: () => void;
}) {
  const t = useT();
  const notify = useNotify();
  const family = useKit().bootstrap.configurations.cover_family;
  const group = useId();
  const [icon, setIcon] = useState(category?.icon ?? FIRST_ICON);
  const [hue, setHue] = useState(category?.hue ?? FIRST_HUE);
  const save = useSaveCategory(category?.courseCategoryId ?? null);
  const send = (name: CourseCategoryBody['name']) =>
    save.mutate(
      { name, icon, hue },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('common.states.saved') });
          onClose();
        },
      },
    );
  return (
    <TitledDialog
      onClose={onClose}
      size="lg"
      title={t(category ? 'categories.list.edit' : 'builder.categories.add')}
      submitLabel={t(category ? 'common.actions.saveChanges' : 'common.actions.create')}
      pending={save.isPending}
      label={t('builder.categories.name')}
      named={category?.name}
      maxLength={NAME_MAX_LENGTH}
      field="name"
      refusal={save.error}
      onSubmit={send}
    >
      <HueSlider label={t('builder.categories.color')} value={hue} onChange={setHue} />
      <div aria-hidden="true" className="grid grid-cols-3 gap-3">
        {SAMPLES.map((id) => (
          <span key={id} className="block aspect-video overflow-hidden rounded-md">
            <DrawnCover family={family} number={id} hue={hue} />
          </span>
        ))}
      </div>
      <fieldset>
        <legend className="mb-2 text-sm font-medium">{t('categories.list.icon')}</legend>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(44px,1fr))] gap-1">
          {Object.entries(CATEGORY_ICONS).map(([value, drawing]) => (
            <label
              key={value}
              className={cx(
                'relative grid h-11 cursor-pointer place-items-center rounded-md hover:bg-subtle',
                'has-checked:bg-primary-soft has-checked:text-primary-text has-checked:[box-shadow:inset_0_0_0_2px_var(--c-primary)]',
                'has-focus-visible:outline-2 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus',
              )}
            >
              <input
                type="radio"
                name={group}
                value={value}
                checked={icon === value}
                onChange={() => setIcon(value)}
                aria-label={t('categories.list.iconNamed', { name: value.replaceAll('-', ' ') })}
                className="sr-only"
              />
              <Icon of={drawing} size={20} />
            </label>
          ))}
        </div>
      </fieldset>
    </TitledDialog>
  );
}

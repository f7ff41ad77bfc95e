import { ITEM_TYPES } from '@sullam/domain/commerce/item-types.ts';
import { VOUCHER_SCOPES } from '@sullam/domain/commerce/vouchers.ts';
import { Chip } from '@sullam/ui/components/badge.tsx';
import { CheckboxGroup } from '@sullam/ui/components/choice.tsx';
import { RadioGroup } from '@sullam/ui/components/radio-group.tsx';
import { MultiSelect } from '@sullam/ui/pickers/lazy.tsx';
import { useAuthorText } from '@sullam/web-kit/author-text-for.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { CourseField, type CourseName } from '../../../parts/course-field.tsx';
import type { VoucherForm } from './voucher-form.ts';
import { categoriesQuery } from './vouchers.api.ts';

export interface FieldsProps {
  readonly form: VoucherForm;
  readonly onChange: (changes: Partial<VoucherForm>) => void;
  readonly error: string | undefined;
}

function Categories({ form, onChange, error }: FieldsProps) {
  const t = useT();
  const text = useAuthorText();
  const { data } = useQuery(categoriesQuery());
  return (
    <MultiSelect
      label={t('voucher-desk.fields.categories')}
      required
      error={error}
      options={(data?.data ?? []).map(({ courseCategoryId, name }) => ({
        id: String(courseCategoryId),
        label: text(name),
      }))}
      value={form.courseCategoryIds.map(String)}
      onChange={(ids) => onChange({ courseCategoryIds: ids.map(Number) })}
    />
  );
}

function Courses({ form, onChange, error }: FieldsProps) {
  const t = useT();
  const text = useAuthorText();
  const add = (course: CourseName | null) => {
    if (!course || form.items.some(({ itemId }) => itemId === course.courseId)) return;
    const { courseId: itemId, title } = course;
    onChange({ items: [...form.items, { itemType: 'course', itemId, title }] });
  };
  return (
    <div className="space-y-2">
      <CourseField
        key={form.items.length}
        label={t('voucher-desk.fields.course')}
        value={null}
        error={error}
        onChange={add}
      />
      {form.items.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {form.items.map((item) => (
            <li key={`${item.itemType} ${item.itemId}`}>
              <Chip
                onRemove={() => onChange({ items: form.items.filter((each) => each !== item) })}
                name={text(item.title)}
              >
                {text(item.title)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What a voucher applies to. */
export function ScopeFields(props: FieldsProps) {
  const t = useT();
  const { form, onChange, error } = props;
  return (
    <>
      <RadioGroup
        label={t('voucher-desk.fields.scope')}
        value={form.scope}
        options={VOUCHER_SCOPES.map((scope) => ({ value: scope, label: t(`voucher-desk.scopes.${scope}`) }))}
        onChange={(value) => onChange({ scope: VOUCHER_SCOPES.find((scope) => scope === value) ?? form.scope })}
      />
      {form.scope === 'TYPES' && (
        <CheckboxGroup
          label={t('voucher-desk.fields.itemTypes')}
          error={error}
          options={ITEM_TYPES.map((type) => ({ value: type, label: t(`orders.items.${type}`) }))}
          value={form.itemTypes}
          onChange={(values) => onChange({ itemTypes: ITEM_TYPES.filter((type) => values.includes(type)) })}
        />
      )}
      {form.scope === 'ITEMS' && <Courses {...props} />}
      {form.scope === 'CATEGORIES' && <Categories {...props} />}
    </>
  );
}

import { ApiError } from '@sullam/api-client/api-error.ts';
import { ComboBox } from '@sullam/ui/pickers/lazy.tsx';
import { useNotify, useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { FormDialog } from '../../parts/form-dialog.tsx';
import { studentsQuery } from '../students/students.api.ts';
import { GrantFields, type GrantForm, grantFormOf, grantOf, isUpsideDown, NO_GRANT } from './grant-fields.tsx';
import { type Accommodation, type SubsectionExam, useSaveAccommodation } from './subsection-exams.api.ts';

const TAKE = 10;

interface LearnerFieldProps {
  readonly courseId: number;
  /** They have a grant already. */
  readonly except: ReadonlySet<number>;
  readonly value: number | null;
  readonly onChange: (userId: number | null) => void;
  readonly error: string | undefined;
}

/** One of those enrolled in the course. */
function LearnerField({ courseId, except, value, onChange, error }: LearnerFieldProps) {
  const t = useT();
  const [search, setSearch] = useState('');
  const asked = useDeferredValue(search.trim());
  const students = useQuery(studentsQuery(courseId, { take: TAKE, sort: 'name', ...(asked ? { search: asked } : {}) }));
  const [chosen, setChosen] = useState<{ id: string; label: string } | null>(null);
  const found = (students.data?.data ?? [])
    .filter(({ userId }) => !except.has(userId))
    .map((student) => ({
      id: String(student.userId),
      label: `${student.firstName} ${student.lastName}`,
      description: student.email,
    }));
  const options = chosen && !found.some(({ id }) => id === chosen.id) ? [chosen, ...found] : found;
  return (
    <ComboBox
      label={t('exam-authoring.fields.learner')}
      required
      placeholder={t('exam-authoring.hints.learner')}
      options={options}
      value={value === null ? null : String(value)}
      query={search}
      onQueryChange={setSearch}
      loading={students.isFetching}
      error={error}
      onChange={(id) => {
        const option = options.find((each) => each.id === id) ?? null;
        setChosen(option);
        if (option) setSearch(option.label);
        onChange(id === null ? null : Number(id));
      }}
    />
  );
}

export interface AccommodationDialogProps {
  readonly exam: SubsectionExam;
  /** Null: a new one. */
  readonly accommodation: Accommodation | null;
  readonly except: ReadonlySet<number>;
  readonly onClose: () => void;
}

/** Grants a learner more time, more attempts or another window. */
export function AccommodationDialog({ exam, accommodation, except, onClose }: AccommodationDialogProps) {
  const t = useT();
  const notify = useNotify();
  const save = useSaveAccommodation(exam.subsectionExamId);
  const before = accommodation ?? NO_GRANT;
  const [form, setForm] = useState<GrantForm>(() => grantFormOf(before));
  const [userId, setUserId] = useState(accommodation?.userId ?? null);
  const [isChecked, setChecked] = useState(false);
  const submit = () => {
    setChecked(true);
    if (userId === null || isUpsideDown(form)) return;
    save.mutate(
      { ...grantOf(form, before), userId, version: accommodation?.version ?? 0 },
      {
        onSuccess: () => {
          notify({ tone: 'success', text: t('exam-authoring.messages.granted') });
          onClose();
        },
        onError: (error) =>
          notify({
            tone: 'error',
            text:
              error instanceof ApiError && error.status !== 409
                ? error.message
                : t('exam-authoring.messages.grantConflict'),
          }),
      },
    );
  };
  return (
    <FormDialog
      open
      size="lg"
      onClose={onClose}
      title={
        accommodation
          ? t('exam-authoring.titles.grantOf', { name: `${accommodation.firstName} ${accommodation.lastName}` })
          : t('exam-authoring.titles.newGrant')
      }
      submitLabel={t('common.actions.save')}
      pending={save.isPending}
      onSubmit={submit}
    >
      {accommodation === null && (
        <LearnerField
          courseId={exam.courseId}
          except={except}
          value={userId}
          onChange={setUserId}
          error={isChecked && userId === null ? t('errors.rules.required') : undefined}
        />
      )}
      <GrantFields
        exam={exam}
        form={form}
        before={before}
        isChecked={isChecked}
        onChange={(change) => setForm({ ...form, ...change })}
      />
    </FormDialog>
  );
}

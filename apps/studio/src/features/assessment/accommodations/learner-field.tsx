import { ComboBox } from '@sullam/ui/pickers/lazy.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { studentsQuery } from '../../learning/students/students.public.ts';

const TAKE = 10;

export interface LearnerFieldProps {
  readonly courseId: number;
  /** They have a grant already. */
  readonly except: ReadonlySet<number>;
  readonly value: number | null;
  readonly onChange: (userId: number | null) => void;
  readonly error: string | undefined;
}

/** One of those enrolled in the course. */
export function LearnerField({ courseId, except, value, onChange, error }: LearnerFieldProps) {
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
      label={t('accommodations.grants.learner')}
      required
      placeholder={t('accommodations.grants.learnerHint')}
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

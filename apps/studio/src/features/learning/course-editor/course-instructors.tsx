import { X } from '@sullam/ui/base/icons.ts';
import { Avatar } from '@sullam/ui/components/avatar.tsx';
import { IconButton } from '@sullam/ui/components/button.tsx';
import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { ComboBox } from '@sullam/ui/pickers/lazy.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type EditedCourse, teachersQuery, useReplaceInstructors } from './course-editor.api.ts';

/** Who teaches a course, in the order in which they are shown. */
export function CourseInstructors({ course }: { readonly course: EditedCourse }) {
  const t = useT();
  const [query, setQuery] = useState('');
  const teachers = useQuery(teachersQuery(query));
  const replace = useReplaceInstructors(course.courseId);
  const ids = course.instructors.map(({ userId }) => userId);
  const candidates = (teachers.data?.data ?? []).filter(({ userId }) => !ids.includes(userId));
  return (
    <Card padding="lg">
      <CardHeading>{t('builder.fields.instructors')}</CardHeading>
      <ul className="mb-4 space-y-2">
        {course.instructors.map((person) => {
          const name = `${person.firstName} ${person.lastName}`;
          return (
            <li key={person.userId} className="flex items-center gap-3">
              <Avatar
                firstName={person.firstName}
                lastName={person.lastName}
                size={32}
                {...(person.image ? { src: person.image } : {})}
              />
              <span className="min-w-0 flex-1 clip-line">
                <bdi>{name}</bdi>
              </span>
              {ids.length > 1 && (
                <IconButton
                  icon={X}
                  label={`${t('common.actions.remove')}: ${name}`}
                  disabled={replace.isPending}
                  onClick={() => replace.mutate(ids.filter((id) => id !== person.userId))}
                />
              )}
            </li>
          );
        })}
      </ul>
      <ComboBox
        label={t('builder.course.addPerson')}
        options={candidates.map((person) => ({
          id: String(person.userId),
          label: `${person.firstName} ${person.lastName}`,
        }))}
        value={null}
        query={query}
        onQueryChange={setQuery}
        loading={teachers.isFetching}
        onChange={(id) => {
          if (id === null) return;
          setQuery('');
          replace.mutate([...ids, Number(id)]);
        }}
      />
    </Card>
  );
}

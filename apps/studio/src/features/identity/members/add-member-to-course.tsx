import { UserPlus } from '@sullam/ui/base/icons.ts';
import { Button } from '@sullam/ui/components/button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useState } from 'react';
import { AddToCourse } from '../../../parts/add-learners/lazy.ts';
import { CourseField, type CourseName } from '../../../parts/course-field.tsx';
import type { MemberRow } from './members.api.ts';

type Person = Pick<MemberRow, 'userId' | 'firstName' | 'lastName' | 'email'>;

/** Adds one person to a course that is found by typing. */
export function AddMemberToCourse({ member }: { readonly member: Person }) {
  const t = useT();
  const [isAsking, setAsking] = useState(false);
  const [course, setCourse] = useState<CourseName | null>(null);
  const close = () => {
    setCourse(null);
    setAsking(false);
  };
  if (!isAsking)
    return (
      <Button variant="outline" size="sm" icon={UserPlus} onClick={() => setAsking(true)}>
        {t('studio.learners.addToCourse')}
      </Button>
    );
  return (
    <>
      <CourseField label={t('studio.learners.addToCourse')} value={course} onChange={setCourse} isOptional />
      {course && <AddToCourse course={course} fixed={[{ ...member, isIn: false }]} onClose={close} />}
    </>
  );
}

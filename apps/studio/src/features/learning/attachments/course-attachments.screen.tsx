import '../../../app.css';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { usePathId } from '@sullam/web-kit/router/params.ts';
import { AttachmentsEditor } from './attachments-editor.tsx';

/** What a course hands out as a whole. */
export function CourseAttachmentsScreen() {
  const t = useT();
  const courseId = usePathId('courseId');
  return (
    <div className="max-w-200 space-y-5">
      <p className="max-w-160 text-muted">{t('attachments.desk.courseHint')}</p>
      <AttachmentsEditor key={courseId} place={{ courseId }} />
    </div>
  );
}

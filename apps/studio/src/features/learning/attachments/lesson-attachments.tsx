import { Card, CardHeading } from '@sullam/ui/components/card.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { AttachmentsEditor } from './attachments-editor.tsx';

/** What a lesson hands out, on the lesson's page. */
export function LessonAttachments({ courseSubsectionId }: { readonly courseSubsectionId: number }) {
  const t = useT();
  return (
    <Card padding="lg">
      <CardHeading description={t('attachments.desk.lessonHint')}>{t('attachments.list.title')}</CardHeading>
      <AttachmentsEditor place={{ courseSubsectionId }} />
    </Card>
  );
}

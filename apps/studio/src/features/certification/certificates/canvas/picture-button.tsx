import { Upload } from '@sullam/ui/base/icons.ts';
import { FileButton } from '@sullam/ui/components/file-button.tsx';
import { useT } from '@sullam/web-kit/kit-context.tsx';
import { useUpload } from '@sullam/web-kit/upload/use-upload.ts';

export interface PictureButtonProps {
  readonly onDone: (mediaId: number) => void;
}

/** Brings a picture for the sheet. */
export function PictureButton({ onDone }: PictureButtonProps) {
  const t = useT();
  const upload = useUpload({ kind: 'IMAGE', visibility: 'PUBLIC', onDone: ({ mediaId }) => onDone(mediaId) });
  const isBusy = upload.state.kind === 'sending' || upload.state.kind === 'checking';
  return (
    <div className="space-y-1">
      <FileButton
        variant="outline"
        size="sm"
        icon={Upload}
        accept="image/png,image/jpeg,image/webp"
        disabled={isBusy}
        onFiles={([file]) => file && void upload.start(file)}
      >
        {t('certificate-canvas.upload')}
      </FileButton>
      <p role="status" className="text-sm text-muted">
        {isBusy && t('certificate-canvas.uploading')}
      </p>
    </div>
  );
}

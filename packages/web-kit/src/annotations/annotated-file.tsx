import './annotations.css';
import type { Annotation } from '@sullam/domain/annotations.ts';
import { Icon } from '@sullam/ui/base/icon.tsx';
import { Download } from '@sullam/ui/base/icons.ts';
import { buttonClass } from '@sullam/ui/components/button.tsx';
import { ErrorState } from '@sullam/ui/components/empty-state.tsx';
import { Spinner } from '@sullam/ui/components/spinner.tsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useT } from '../kit-context.tsx';
import { useAreas } from '../shell/use-areas.ts';
import { AnnotationComments } from './annotation-comments.tsx';
import { toolOfKey } from './annotation-gesture.ts';
import { AnnotationToolbar } from './annotation-toolbar.tsx';
import { type FilePage, openFile, useFilePages, type ViewedFile } from './file-pages.ts';
import { PageSheet } from './page-sheet.tsx';
import { type NumberedAnnotation, useAnnotationEditing } from './use-annotation-editing.ts';
import { usePageView } from './use-page-view.ts';
import { usePrint } from './use-print.tsx';

export interface AnnotatedFileProps {
  readonly file: ViewedFile;
  readonly annotations: readonly Annotation[];
  /** Takes the changed annotations, to be saved; without it the file is read only. */
  readonly onChange?: (annotations: Annotation[]) => void;
  /** Annotations of others, which stay as they are. */
  readonly locked?: ReadonlySet<string>;
  /** Stands in the toolbar: whether all is saved. */
  readonly status?: ReactNode;
  /** How files are opened; others in tests. */
  readonly open?: typeof openFile;
}

const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;

const NONE: ReadonlySet<string> = new Set();

function Pages({
  file,
  annotations,
  onChange,
  locked = NONE,
  status,
  pages,
}: AnnotatedFileProps & { readonly pages: readonly FilePage[] }) {
  const t = useT();
  const id = useId();
  const editing = useAnnotationEditing({ annotations, onChange, locked });
  const view = usePageView(pages);
  const { isPrinting, print, sheet } = usePrint(file.name, pages, editing.annotations);
  const idOf = (annotationKey: string) => `${id}-${annotationKey}`;

  // what was just made is there after the next drawing
  const later = (task: () => void) => requestAnimationFrame(task);
  const open = (annotationKey: string) =>
    later(() => {
      document.getElementById(`${idOf(annotationKey)}-comment`)?.scrollIntoView({ block: 'nearest' });
      document.getElementById(`${idOf(annotationKey)}-field`)?.focus({ preventScroll: true });
    });
  const show = (annotation: NumberedAnnotation) => {
    editing.setTool('SELECT');
    editing.select(annotation.annotationKey);
    later(() => {
      const mark = document.getElementById(idOf(annotation.annotationKey));
      mark?.scrollIntoView({ block: 'center', inline: 'center' });
      (mark as SVGElement | null)?.focus({ preventScroll: true });
    });
  };
  const byKey = (event: KeyboardEvent) => {
    if (isTyping(event)) return;
    const isCommand = event.ctrlKey || event.metaKey;
    const tool = isCommand || event.altKey ? undefined : toolOfKey(event.code);
    if (isCommand && event.code === 'KeyZ' && editing.canUndo) editing.undo();
    else if (isCommand) return;
    else if (tool && editing.isEditable) editing.setTool(tool);
    else if (event.key === '+' || event.key === '=') view.zoomBy(1);
    else if (event.key === '-') view.zoomBy(-1);
    else if (event.key === '0') view.fit();
    else if (event.key === 'Escape' && editing.tool !== 'SELECT') editing.setTool('SELECT');
    else return;
    event.preventDefault();
    event.stopPropagation(); // the page around may have keys of its own
  };
  return (
    <section
      aria-label={file.name}
      onKeyDown={byKey}
      className="@container overflow-clip rounded-lg border border-line bg-subtle"
    >
      <AnnotationToolbar editing={editing} view={view} onPrint={print} isPrinting={isPrinting}>
        {status}
      </AnnotationToolbar>
      <p id={`${id}-how`} className="sr-only">
        {t('annotations.hints.keys', { enter: 'Enter', escape: 'Esc' })}
      </p>
      <div className="annotated-pages">
        <section
          ref={view.frame}
          dir="ltr"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached with the keys
          tabIndex={0}
          aria-label={t('annotations.labels.pages')}
          className="h-[min(80svh,60rem)] space-y-4 overflow-auto overscroll-contain p-4 focus-visible:-outline-offset-2"
        >
          {pages.map((page, at) => (
            <PageSheet
              key={at}
              page={page}
              number={at + 1}
              pageCount={pages.length}
              scale={view.scale}
              editing={editing}
              idOf={idOf}
              onOpen={open}
              howId={`${id}-how`}
            />
          ))}
        </section>
        <aside aria-label={t('annotations.labels.comments')} className="annotated-comments bg-canvas p-4">
          <AnnotationComments editing={editing} idOf={idOf} onShow={show} />
        </aside>
      </div>
      {sheet}
    </section>
  );
}

/** A PDF or a picture with the marks and comments on its pages. */
export function AnnotatedFile(props: AnnotatedFileProps) {
  const { file, open = openFile } = props;
  const t = useT();
  const hasWords = useAreas(['annotations']);
  const { state, retry } = useFilePages(file, open);
  if (!hasWords || state.kind === 'loading')
    return (
      <div className="grid h-[min(80svh,60rem)] place-items-center rounded-lg border border-line bg-subtle">
        <Spinner size={28} label={t('common.states.loading')} />
      </div>
    );
  if (state.kind === 'failed')
    return (
      <div className="rounded-lg border border-line bg-surface">
        <ErrorState
          compact
          title={t('annotations.messages.failed')}
          description={t('annotations.messages.failedText')}
          onRetry={retry}
          action={
            <a href={file.url} download={file.name} className={buttonClass({ variant: 'outline' })}>
              <Icon of={Download} size={18} />
              {t('common.actions.download')}
            </a>
          }
        />
      </div>
    );
  return <Pages {...props} pages={state.pages} />;
}

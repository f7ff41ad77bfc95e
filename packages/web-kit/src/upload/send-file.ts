import type { UploadTicket } from '@sullam/api-client/schema.gen.ts';

export interface SendOptions {
  file: File;
  target: UploadTicket;
  /** Headers of a call to our own server; a foreign store gets only what the target names. */
  ownHeaders: () => Record<string, string>;
  onProgress: (share: number) => void;
}

/** A file on its way. `stop` interrupts; a resumable one goes on where it was when it is started again. */
export interface Sending {
  done: Promise<void>;
  stop: () => void;
}

const isOwn = (url: string): boolean => new URL(url, window.location.href).origin === window.location.origin;

const headersFor = ({ target, ownHeaders }: SendOptions): Record<string, string> => ({
  ...(isOwn(target.url) ? ownHeaders() : {}),
  ...target.headers,
});

/** In one piece, with progress; `fetch` doesn't report upload progress. */
function sendWhole(options: SendOptions): Sending {
  const { file, target, onProgress } = options;
  const request = new XMLHttpRequest();
  const done = new Promise<void>((resolve, reject) => {
    request.open(target.method, target.url);
    for (const [name, value] of Object.entries(headersFor(options))) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () =>
      request.status >= 200 && request.status < 300
        ? resolve()
        : reject(new Error(`The upload was refused with ${request.status}.`));
    request.onerror = () => reject(new Error('The upload was interrupted.'));
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
    request.send(file);
  });
  return { done, stop: () => request.abort() };
}

const CHUNK = 8 * 1024 * 1024;
const SET_BY_TUS: ReadonlySet<string> = new Set(['tus-resumable', 'content-type', 'upload-offset']);
const RETRY_AFTER = [0, 1000, 3000, 8000, 20_000];

/** In pieces that survive a lost connection and a closed page (tus). Its code is fetched with the first such file. */
function sendResumable(options: SendOptions): Sending {
  const { file, target, onProgress } = options;
  let stop = () => undefined as undefined;
  let isStopped = false;
  const done = import('tus-js-client').then(
    ({ Upload }) =>
      new Promise<void>((resolve, reject) => {
        const stopped = () => reject(new DOMException('The upload was stopped.', 'AbortError'));
        if (isStopped) return stopped();
        const upload = new Upload(file, {
          uploadUrl: target.url,
          chunkSize: CHUNK,
          retryDelays: RETRY_AFTER,
          // The token may be renewed while a long file is on its way: each piece asks anew.
          onBeforeRequest: (request) => {
            for (const [name, value] of Object.entries(headersFor(options))) {
              // The protocol's own headers are set already; a second time would put their values in a list.
              if (!SET_BY_TUS.has(name.toLowerCase())) request.setHeader(name, value);
            }
          },
          onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
          onSuccess: () => resolve(),
          onError: reject,
        });
        stop = () => {
          void upload.abort();
          stopped();
          return undefined;
        };
        upload.start();
      }),
  );
  return {
    done,
    stop: () => {
      isStopped = true;
      stop();
    },
  };
}

/** Sends a file to the place that the server named. */
export function sendFile(options: SendOptions): Sending {
  return options.target.isResumable ? sendResumable(options) : sendWhole(options);
}

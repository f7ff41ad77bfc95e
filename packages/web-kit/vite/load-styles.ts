const loading = new Map<string, Promise<void>>();

function loadStyle(file: string): Promise<void> {
  const href = `${import.meta.env.BASE_URL}${file}`;
  const known = loading.get(href);
  if (known) return known;
  const link = document.createElement('link');
  const loaded = document.querySelector(`link[rel=stylesheet][href="${href}"]`)
    ? Promise.resolve()
    : new Promise<void>((resolve, reject) => {
        link.onload = () => resolve();
        link.onerror = () => {
          loading.delete(href);
          link.remove();
          reject(new Error(`The style sheet ${file} could not be fetched.`));
        };
        link.rel = 'stylesheet';
        link.href = href;
        document.head.append(link);
      });
  loading.set(href, loaded);
  return loaded;
}

/**
 * Fetches the style sheets of a chunk, then the chunk. Stands in for the build tool's own, which also fetches scripts
 * ahead; here the server names those of a first page.
 */
export const __vitePreload = <Chunk>(chunk: () => Promise<Chunk>, styles: readonly string[] = []): Promise<Chunk> =>
  styles.length === 0 ? chunk() : Promise.all(styles.map(loadStyle)).then(chunk);

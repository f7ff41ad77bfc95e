/**
 * What travels together besides what the bundler itself puts into one file: many small files compress badly and wait for each
 * other. Everything else is split where it is imported later (screens, overlays, wording).
 */
export const CHUNKS = [
  /** Apart from the next one, so that both are fetched at the same time. */
  { name: 'react', test: /[\\/]node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  /** What the application starts with. */
  { name: 'base', tags: ['$initial' as const], priority: 2 },
  /** Icons that the same screens draw. */
  {
    name: 'icons',
    test: /[\\/]node_modules[\\/]lucide-react[\\/]/,
    entriesAware: true,
    entriesAwareMergeThreshold: 2500,
    priority: 1,
  },
];

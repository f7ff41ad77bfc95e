/**
 * The icons of the library; a bundle carries only those it shows. Draw them by `Icon` for size and stroke. Those that point
 * somewhere go into `Mirrored`.
 */
export * from 'lucide-react';

/** An icon by its name: where drawings come later than what names them. */
export type IconName = keyof typeof import('lucide-react').icons;

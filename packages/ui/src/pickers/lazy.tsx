/** The pickers as parts of their own chunks, each with a place-holder of its own height, so that no form jumps. */
import type { ReactNode } from 'react';
import { cx } from '../base/cx.ts';
import { lazyPart } from '../base/lazy-part.tsx';

/** The hint keeps its lines: how many they are only its words say. */
const field = ({ hint, className }: { readonly hint?: ReactNode; readonly className?: string | undefined }) => (
  <span aria-hidden="true" data-skeleton="" className={cx('block', className)}>
    <span className="mb-1.5 block h-[1lh] w-1/3 text-sm" />
    <span className="block h-(--control-size) animate-pulse rounded-md bg-line" />
    {hint && <span className="invisible mt-1.5 block text-sm">{hint}</span>}
  </span>
);

export const Select = lazyPart(() => import('./select.tsx').then((file) => file.Select), field);
export const ComboBox = lazyPart(() => import('./combo-box.tsx').then((file) => file.ComboBox), field);
export const MultiSelect = lazyPart(() => import('./multi-select.tsx').then((file) => file.MultiSelect), field);
export const DatePicker = lazyPart(() => import('./date-picker.tsx').then((file) => file.DatePicker), field);
export const TimeField = lazyPart(() => import('./time-field.tsx').then((file) => file.TimeField), field);
/** Native, so that there is nothing to wait for. */
export { RangeSlider } from './range-slider.tsx';

/** The pickers as parts of their own chunks, each with a place-holder of its own height, so that no form jumps. */
import { lazyPart } from '../base/lazy-part.tsx';

const FIELD = (
  <span aria-hidden="true" data-skeleton="" className="block">
    <span className="mb-1.5 block h-[1lh] w-1/3 text-sm" />
    <span className="block h-(--control-size) animate-pulse rounded-md bg-line" />
  </span>
);

export const Select = lazyPart(() => import('./select.tsx').then((file) => file.Select), FIELD);
export const ComboBox = lazyPart(() => import('./combo-box.tsx').then((file) => file.ComboBox), FIELD);
export const MultiSelect = lazyPart(() => import('./multi-select.tsx').then((file) => file.MultiSelect), FIELD);
export const DatePicker = lazyPart(() => import('./date-picker.tsx').then((file) => file.DatePicker), FIELD);
/** Native, so that there is nothing to wait for. */
export { RangeSlider } from './range-slider.tsx';

import { asciiDigits } from '../base/digits.ts';

const ARABIC = '٠١٢٣٤٥٦٧٨٩';

/** A digit of whatever keyboard as the one that is taken; anything else stays. */
function written(typed: string, isArabic: boolean): string {
  const digit = asciiDigits(typed);
  if (!/^\d$/.test(digit)) return typed;
  return isArabic ? (ARABIC[Number(digit)] ?? typed) : digit;
}

/**
 * The parts of a date take the digits of their locale alone, since it names them; keyboards in Arabic type the one kind or the other.
 * Whatever is typed below this element arrives as the kind that is taken. For the `ref` of an element.
 */
export const eitherDigits =
  (locale: string) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    const isArabic = locale.endsWith('-nu-arab');
    const translate = (event: InputEvent) => {
      const typed = event.data;
      if (typed === null || !event.target) return;
      const meant = written(typed, isArabic);
      if (meant === typed) return;
      event.preventDefault();
      event.stopPropagation();
      const { inputType } = event;
      event.target.dispatchEvent(
        new InputEvent('beforeinput', { data: meant, inputType, bubbles: true, cancelable: true }),
      );
    };
    element.addEventListener('beforeinput', translate, { capture: true });
    return () => element.removeEventListener('beforeinput', translate, { capture: true });
  };

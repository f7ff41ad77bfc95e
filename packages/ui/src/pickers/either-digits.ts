import { toLatinDigits } from '@sullam/domain/digits.ts';

const ARABIC_ZERO = 0x0660;

const toArabicDigits = (text: string): string =>
  text.replaceAll(/\d/g, (digit) => String.fromCharCode(ARABIC_ZERO + Number(digit)));

/**
 * The parts of a date take the digits of their locale alone, since it names them; keyboards in Arabic type the one kind or the other.
 * Whatever is typed below this element arrives as the kind that is taken. For the `ref` of an element.
 */
export const eitherDigits =
  (locale: string) =>
  (element: HTMLElement | null): (() => void) | undefined => {
    if (!element) return undefined;
    const write = locale.endsWith('-nu-arab') ? toArabicDigits : (text: string) => text;
    const translate = (event: InputEvent) => {
      const typed = event.data;
      if (typed === null || !event.target) return;
      const meant = write(toLatinDigits(typed));
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

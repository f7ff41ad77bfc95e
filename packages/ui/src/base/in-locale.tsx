import { type ReactNode, use } from 'react';
import { I18nProvider } from 'react-aria-components';
import { UiLocaleContext } from './ui-locale.ts';

/**
 * Gives the React Aria parts inside a component the locale of the application. It stands at each of them and not once
 * around everything, so that the first paint carries nothing of that library.
 */
export function inLocale<Props extends object>(Part: (props: Props) => ReactNode): (props: Props) => ReactNode {
  return function InLocale(props) {
    const locale = use(UiLocaleContext);
    return (
      <I18nProvider locale={locale}>
        <Part {...props} />
      </I18nProvider>
    );
  };
}

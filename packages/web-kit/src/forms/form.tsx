import { FieldScopeProvider, useFieldScope } from '@sullam/ui/base/field-scope.tsx';
import type { ComponentProps, FormEvent, ReactNode } from 'react';
import { useAreas } from '../shell/use-areas.ts';

export interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit' | 'noValidate' | 'onBlur'> {
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
  /** It was sent by another way than its own: a button elsewhere, the last figure of a code. */
  readonly isTried?: boolean;
}

/**
 * Every form. Its fields are given what is wrong with what stands in them now, always; each says it from when it was first left,
 * and all of them once the form was sent. What the server refused comes from `useRefusals`, until the field changes.
 */
export function Form({ onSubmit, isTried = false, children, ...rest }: FormProps) {
  const scope = useFieldScope(isTried);
  useAreas(['errors']);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // a form in a dialog above this one is another form
    event.stopPropagation();
    scope.attempt();
    onSubmit(event);
  };
  return (
    <form {...rest} noValidate onSubmit={send} onBlur={scope.onBlur}>
      <FieldScopeProvider scope={scope}>{children}</FieldScopeProvider>
    </form>
  );
}

export interface FormAreaProps extends Pick<FormProps, 'isTried' | 'className'> {
  readonly children: ReactNode;
}

/** Fields that a bar or a button of their own sends (`useAttempt`), where Enter is to do nothing. */
export function FormArea({ isTried = false, className, children }: FormAreaProps) {
  const scope = useFieldScope(isTried);
  useAreas(['errors']);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to where the focus goes
    <div className={className} onBlur={scope.onBlur}>
      <FieldScopeProvider scope={scope}>{children}</FieldScopeProvider>
    </div>
  );
}

import { TextField, type TextFieldProps } from '../../../../ui/controls/field.tsx';
import { useTyped } from '../hooks/use-typed.ts';

type TypedFieldProps = Omit<TextFieldProps, 'onChange' | 'onBlur' | 'error'> & {
  /** Sends what is typed; returns the problem for which it does not. */
  readonly commit: (typed: string) => string | undefined;
};

/** Field whose text is sent on leaving it and after a pause; one that is refused stays, with the problem below. */
export function TypedField({ commit, value, ...field }: TypedFieldProps) {
  const typed = useTyped(value, commit);
  return (
    <TextField
      {...field}
      value={typed.text}
      onChange={typed.onChange}
      onBlur={typed.leave}
      error={typed.problem ?? null}
    />
  );
}

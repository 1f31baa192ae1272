import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TextArea, TextField, type TextFieldProps } from '../../../../ui/controls/field.tsx';
import { useTyped } from '../hooks/use-typed.ts';
import { fieldFact } from '../state/field-fact.ts';
import { Marked } from './marked.tsx';

type TypedFieldProps = Omit<TextFieldProps, 'onChange' | 'onBlur' | 'error' | 'maxLength'> & {
  /** List and path of the field, `shops.phone`: its length is the schema's (B10.2). */
  readonly of?: string;
  /** Sends what is typed; returns the problem for which it does not. */
  readonly commit: (typed: string) => string | undefined;
  /** Most characters; a longer text stays, unsent, with that said below it. */
  readonly maxLength?: number;
  /** Number of lines of a text that may have several. */
  readonly rows?: number;
  /** Problem of the value that was sent. */
  readonly problem?: string | undefined;
};

/** Field whose text is sent on leaving it and after a pause; one that is refused stays, with the problem below. */
export function TypedField({ of, commit, value, rows, problem, ...field }: TypedFieldProps) {
  const { t } = useTranslation('office');
  const { maxLength = of === undefined ? undefined : fieldFact(of).maxLength, ...shown } = field;
  // the browser would cut off what is pasted without a word
  const commitFitting = (typed: string) =>
    maxLength !== undefined && typed.trim().length > maxLength
      ? t('tooLong', { most: maxLength })
      : commit(typed);
  const { text, onChange, leave, mark, again, reset, problem: refused } = useTyped(value, commitFitting);
  const typed = { value: text, onChange, onBlur: leave, error: refused ?? problem ?? null };
  return (
    <Marked mark={mark} onAgain={again} onUndo={again && reset}>
      {rows === undefined ? (
        <TextField {...shown} {...typed} />
      ) : (
        <TypedArea {...shown} {...typed} rows={rows} />
      )}
    </Marked>
  );
}

function TypedArea(props: TextFieldProps & { readonly rows: number }) {
  const { type: _type, inputMode: _inputMode, ref: _ref, ...area } = props;
  return <TextArea {...area} />;
}

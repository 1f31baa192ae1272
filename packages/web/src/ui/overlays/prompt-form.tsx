import { useState } from 'react';
import { TextField, type TextFieldProps } from '../controls/field.tsx';

export type PromptFormProps = {
  readonly id: string;
  readonly field: Pick<TextFieldProps, 'label' | 'hint' | 'inputMode' | 'autoComplete' | 'maxLength'>;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Text about a value that cannot be confirmed; shown once the field is left or confirmed. */
  readonly problem?: string | undefined;
  /** Called with a value that has no problem. */
  readonly onConfirm: () => void;
};

/** Form with a single text field. */
export function PromptForm({ id, field, value, onChange, problem, onConfirm }: PromptFormProps) {
  const [showsProblem, setShowsProblem] = useState(false);
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (problem === undefined) onConfirm();
        else setShowsProblem(true);
      }}
    >
      <TextField
        {...field}
        value={value}
        onChange={(typed) => {
          onChange(typed);
          setShowsProblem(false);
        }}
        onBlur={() => setShowsProblem(true)}
        error={showsProblem ? problem : undefined}
      />
    </form>
  );
}

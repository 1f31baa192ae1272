import { type RefObject, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import css from './member-sheet.module.css';

type CodeFormProps = {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly label: string;
  /** Words of the button. */
  readonly action: string;
  readonly maxLength: number;
  /** Takes what was entered; answers with the reason of a refusal, undefined once it is done. */
  readonly onGiven: (text: string) => Promise<string | undefined>;
};

/** One field for a number or code that may be scanned as well, with the reason if it is refused. */
export function CodeForm({ field, label, action, maxLength, onGiven }: CodeFormProps) {
  const { t } = useTranslation('till');
  const [text, setText] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const given = text.trim();
  async function submit(): Promise<void> {
    setBusy(true);
    const reason = await onGiven(given);
    setBusy(false);
    setRefusal(reason);
    if (reason === undefined) setText('');
  }
  return (
    <form
      className={css.entry}
      onSubmit={(event) => {
        event.preventDefault();
        if (given !== '' && !isBusy) void submit();
      }}
    >
      <TextField
        ref={field}
        label={label}
        hint={t('guest.orScan')}
        error={refusal}
        value={text}
        onChange={(next) => {
          setText(next);
          setRefusal(undefined);
        }}
        maxLength={maxLength}
        autoComplete="off"
      />
      <Button type="submit" size="l" wide busy={isBusy} disabled={given === ''}>
        {action}
      </Button>
    </form>
  );
}

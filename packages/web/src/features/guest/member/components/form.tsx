import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import css from './form.module.css';

type FormProps = {
  /** What the button says. */
  readonly action: string;
  /** Where the form is not what the page is for. */
  readonly quiet?: boolean;
  readonly busy: boolean;
  /** What the server said against it. */
  readonly error?: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** Fields one below the other, what was refused, and the one button. */
export function Form({ action, quiet = false, busy, error, onSubmit, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {children}
      {error !== undefined && <Banner tone="bad" icon="alert" title={error} />}
      <Button type="submit" size={quiet ? 'm' : 'l'} variant={quiet ? 'tonal' : 'primary'} wide busy={busy}>
        {action}
      </Button>
    </form>
  );
}

import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import css from './form.module.css';

type FormProps = {
  /** Label of the submit button. */
  readonly action: string;
  /** Renders a smaller button, where the form is not the page's main purpose. */
  readonly quiet?: boolean;
  /** Renders the button of something that cannot be undone. */
  readonly danger?: boolean;
  readonly busy: boolean;
  /** The server's error. */
  readonly error?: string;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

/** Renders a form: its fields, the error and the submit button. */
export function Form({ action, quiet = false, danger = false, busy, error, onSubmit, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!busy) onSubmit();
  };
  return (
    <form className={css.form} noValidate onSubmit={submit}>
      {children}
      {error !== undefined && <Banner tone="bad" icon="alert" title={error} />}
      <Button
        type="submit"
        size={quiet ? 'm' : 'l'}
        variant={danger ? 'danger' : quiet ? 'tonal' : 'primary'}
        wide
        busy={busy}
      >
        {action}
      </Button>
    </form>
  );
}

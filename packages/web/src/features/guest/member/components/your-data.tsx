import { useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useCallText } from '../hooks/use-call-text.ts';
import { useDeleteAccount, useDownloadData } from '../hooks/use-own-data.ts';
import { Form } from './form.tsx';
import css from './your-data.module.css';

type PasswordFormProps = {
  readonly action: string;
  readonly danger?: boolean;
  readonly call: {
    readonly isPending: boolean;
    readonly error: unknown;
    readonly mutate: (password: string) => void;
  };
};

/** The password that proves who asks; a wrong one is said at its field. */
function PasswordForm({ action, danger = false, call }: PasswordFormProps) {
  const { t } = useTranslation('member');
  const callText = useCallText();
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { isPending, error, mutate } = call;
  const isWrong = error instanceof CallError && error.code === 'invalidCredentials';
  const missing = isSubmitted && password === '' ? t('required') : null;
  const submit = () => {
    setIsSubmitted(true);
    if (password !== '') mutate(password);
  };
  return (
    <Form
      action={action}
      danger={danger}
      busy={isPending}
      error={isWrong ? undefined : callText(error)}
      onSubmit={submit}
    >
      <TextField
        label={t('edit.present')}
        name="password"
        type="password"
        autoComplete="current-password"
        value={password}
        onChange={setPassword}
        error={missing ?? (isWrong ? t('data.wrongPassword') : null)}
      />
    </Form>
  );
}

function Download({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation('member');
  return (
    <div className={css.ask}>
      <p>{t('data.downloadText')}</p>
      <PasswordForm action={t('data.download')} call={useDownloadData(onDone)} />
    </div>
  );
}

function Deletion() {
  const { t } = useTranslation('member');
  return (
    <div className={css.ask}>
      <p>{t('data.deleteGone')}</p>
      <p>{t('data.deleteStays')}</p>
      <p>
        <b>{t('data.deleteFinal')}</b>
      </p>
      <PasswordForm action={t('data.deleteAction')} danger call={useDeleteAccount()} />
    </div>
  );
}

/** A member's right to their data: a copy of it, and its end (office B8.6). */
export function YourData() {
  const { t } = useTranslation('member');
  const [asked, setAsked] = useState<'download' | 'delete'>();
  const close = () => setAsked(undefined);
  return (
    <section className={css.data} aria-labelledby="your-data">
      <h2 id="your-data" className={css.title}>
        {t('data.title')}
      </h2>
      <Button variant="tonal" wide onClick={() => setAsked('download')}>
        {t('data.download')}
      </Button>
      <Button variant="quiet" wide onClick={() => setAsked('delete')}>
        {t('data.delete')}
      </Button>
      <Sheet
        open={asked === 'download'}
        onClose={close}
        title={t('data.download')}
        closeLabel={t('common:close')}
      >
        <Download onDone={close} />
      </Sheet>
      <Sheet
        open={asked === 'delete'}
        onClose={close}
        title={t('data.delete')}
        closeLabel={t('common:close')}
      >
        <Deletion />
      </Sheet>
    </section>
  );
}

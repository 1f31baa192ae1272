import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { logInStaff } from '../../../../data/devices/log-in-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import css from './password-entry.module.css';

/** Log-in by e-mail address and password. */
export function PasswordEntry({ shop }: { readonly shop: string | undefined }) {
  const { t } = useTranslation('staff');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const logIn = useMutation({
    mutationFn: () => logInStaff({ email, password, shop }),
    meta: SHOWN_IN_PLACE,
    onError: () => setPassword(''),
  });
  const code = logIn.error instanceof CallError ? logIn.error.code : 'serverError';
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (email !== '' && password !== '') logIn.mutate();
      }}
    >
      <TextField
        label={t('logIn.email')}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
      />
      <TextField
        label={t('logIn.password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={logIn.isError ? t(`errors:${code}`) : undefined}
      />
      <Button type="submit" wide busy={logIn.isPending}>
        {t('logIn.action')}
      </Button>
    </form>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { logInStaff, wantsCode } from '../../../../data/devices/log-in-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import css from './password-entry.module.css';

/** Log-in by e-mail address and password. */
export function PasswordEntry({ shop }: { readonly shop: string | undefined }) {
  const { t } = useTranslation('staff');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [isTried, setTried] = useState(false);
  const logIn = useMutation({
    mutationFn: () => logInStaff({ email, password, shop, code: code || undefined }),
    meta: SHOWN_IN_PLACE,
    onError: (error) => {
      if (wantsCode(error)) setCode('');
      else setPassword('');
    },
  });
  const refusal = logIn.error instanceof CallError ? logIn.error.code : 'serverError';
  const problem = logIn.isError ? t(`errors:${refusal}`) : undefined;
  const isCodeAsked = wantsCode(logIn.error);
  const isPasswordMissing = isTried && password === '';
  const passwordProblem = isPasswordMissing ? t('logIn.passwordMissing') : isCodeAsked ? undefined : problem;
  return (
    <form
      className={css.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const isComplete = email !== '' && password !== '';
        setTried(!isComplete);
        if (isComplete) logIn.mutate();
      }}
    >
      <TextField
        label={t('logIn.email')}
        type="email"
        autoComplete="username"
        required
        value={email}
        onChange={setEmail}
        error={isTried && email === '' ? t('logIn.emailMissing') : null}
      />
      <TextField
        label={t('logIn.password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        error={passwordProblem}
      />
      {code !== undefined && (
        <TextField
          label={t('logIn.code')}
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          error={isCodeAsked ? problem : undefined}
        />
      )}
      <Button type="submit" wide busy={logIn.isPending}>
        {t('logIn.action')}
      </Button>
    </form>
  );
}

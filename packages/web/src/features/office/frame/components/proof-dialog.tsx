import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { logInStaff, wantsCode } from '../../../../data/devices/log-in-staff.ts';
import { type ProofRequest, settleProof, useProofRequest } from '../../../../data/devices/proof-requests.ts';
import { staffSession } from '../../../../data/devices/staff-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { DialogFrame } from '../../../../ui/overlays/dialog-frame.tsx';
import css from './proof-dialog.module.css';

/** Dialog that asks for the password when a call wants it, and lets the call go on (office B6.2, B6.4). */
export function ProofDialog() {
  const { t } = useTranslation('staff');
  const request = useProofRequest();
  const isLogIn = request === 'passwordNeeded';
  return (
    <DialogFrame
      isAbove
      open={request !== undefined}
      onOpenChange={(isOpen) => {
        if (!isOpen) settleProof(false);
      }}
      title={t(isLogIn ? 'proof.logInTitle' : 'proof.title')}
      titleClass={css.title}
      className={css.card}
    >
      {request !== undefined && <ProofForm request={request} />}
    </DialogFrame>
  );
}

/** Returns what is typed, what sends it, and the problem at the password or the code. */
function useProofForm(isLogIn: boolean) {
  const { t } = useTranslation('staff');
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [isTried, setTried] = useState(false);
  const prove = useMutation({
    mutationFn: (): Promise<unknown> =>
      isLogIn
        ? logInStaff({ email, password, shop: staffSession.get()?.shop, code: code || undefined })
        : create('logIns/prove', { password }),
    meta: SHOWN_IN_PLACE,
    onSuccess: () => settleProof(true),
    onError: (error) => {
      if (wantsCode(error)) setCode('');
      else setPassword('');
    },
  });
  const refusal = prove.error instanceof CallError ? prove.error.code : 'serverError';
  // of the password alone nothing else can be wrong
  const text = refusal === 'invalidCredentials' && !isLogIn ? t('proof.wrong') : t(`errors:${refusal}`);
  const problem = prove.isError ? text : undefined;
  const isMissing = isTried && password === '' && !prove.isError;
  const isCodeAsked = wantsCode(prove.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // the form stands inside another one's tree
    event.stopPropagation();
    setTried(true);
    if (password !== '' && (email !== '' || !isLogIn)) prove.mutate();
  };
  return {
    ...{ email, setEmail, password, setPassword, code, setCode, submit, isBusy: prove.isPending },
    emailProblem: isTried && email === '' ? t('logIn.emailMissing') : undefined,
    passwordProblem: isMissing ? t('logIn.passwordMissing') : isCodeAsked ? undefined : problem,
    codeProblem: isCodeAsked ? problem : undefined,
  };
}

function ProofForm({ request }: { readonly request: ProofRequest }) {
  const { t } = useTranslation('staff');
  const isLogIn = request === 'passwordNeeded';
  const form = useProofForm(isLogIn);
  return (
    <form className={css.form} onSubmit={form.submit} noValidate>
      <p>{t(isLogIn ? 'proof.logInText' : 'proof.text')}</p>
      {isLogIn && (
        <TextField
          label={t('logIn.email')}
          type="email"
          autoComplete="username"
          required
          value={form.email}
          onChange={form.setEmail}
          error={form.emailProblem}
        />
      )}
      <TextField
        label={t('logIn.password')}
        type="password"
        autoComplete="current-password"
        required
        value={form.password}
        onChange={form.setPassword}
        error={form.passwordProblem}
      />
      {form.code !== undefined && (
        <TextField
          label={t('logIn.code')}
          autoComplete="one-time-code"
          value={form.code}
          onChange={form.setCode}
          error={form.codeProblem}
        />
      )}
      <Button type="submit" wide busy={form.isBusy}>
        {t('proof.confirm')}
      </Button>
      <Button wide variant="quiet" onClick={() => settleProof(false)}>
        {t('common:cancel')}
      </Button>
    </form>
  );
}

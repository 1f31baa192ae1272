import type { AcceptedInvitation } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { isStrongPassword } from '../state/owner-form.ts';
import css from './invitation-step.module.css';

const OFFICE = ROUTES.office.replace('/:part?', '');

/** The choice of a password by the link of an invitation, whose token stands behind `#` (office B6.2). */
export function InvitationStep({ token }: { readonly token: string }) {
  const { t } = useTranslation('start');
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const accept = useMutation({
    mutationFn: () => create<AcceptedInvitation>('staff/acceptInvitation', { token, password }),
    meta: SHOWN_IN_PLACE,
  });
  const code = accept.error === null ? undefined : codeOf(accept.error);
  if (accept.data !== undefined)
    return (
      <Ended title={t('invitation.done')} text={t('invitation.doneText', { email: accept.data.email })} />
    );
  if (code === 'linkExpired')
    return <Ended title={t('invitation.expired')} text={t('invitation.expiredText')} />;
  const isWeak = isTried && !isStrongPassword(password);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isStrongPassword(password)) accept.mutate();
  };
  return (
    <main className={css.page}>
      <form className={css.card} onSubmit={submit} noValidate>
        <h1 className={css.title}>{t('invitation.title')}</h1>
        <p>{t('invitation.text')}</p>
        <TextField
          label={t('you.password')}
          type="password"
          autoComplete="new-password"
          hint={t('you.passwordHint')}
          value={password}
          onChange={setPassword}
          error={
            isWeak
              ? t('you.problem.password')
              : code && t(code === 'badRequest' ? 'invitation.common' : `errors:${code}`)
          }
        />
        <Button type="submit" wide busy={accept.isPending}>
          {t('invitation.action')}
        </Button>
      </form>
    </main>
  );
}

/** The page of an invitation that leads on to the office: taken up, or no longer good. */
function Ended({ title, text }: { readonly title: string; readonly text: string }) {
  const { t } = useTranslation('start');
  const action = <ButtonLink to={OFFICE}>{t('closed.office')}</ButtonLink>;
  return <EmptyState heading="h1" fills live {...{ title, text, action }} />;
}

function codeOf(error: Error) {
  return error instanceof CallError ? error.code : 'serverError';
}

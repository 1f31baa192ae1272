import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { SHOWN_IN_PLACE } from '../../../data/calls/shown-in-place.ts';
import { identity } from '../../../data/member/identity.ts';
import { useMember } from '../../../data/member/login.ts';
import { returnPath } from '../../../data/member/return-path.ts';
import { useOrderContext } from '../../../data/order-context/order-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { useSavedText } from '../../../lib/use-saved-text.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { LanguageChoice } from '../language/index.ts';
import { Form } from './components/form.tsx';
import css from './components/links.module.css';
import { MemberFrame } from './components/member-frame.tsx';
import { WithMembers } from './components/with-member.tsx';
import { useCallText } from './hooks/use-call-text.ts';

function LogIn() {
  const { t } = useTranslation('member');
  const { search } = useLocation();
  const { shop } = useOrderContext();
  const callText = useCallText();
  const [name, setName] = useSavedText('login.name');
  const [password, setPassword] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { mutate, isPending, error } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: () => {
      const given = name.trim();
      return identity.logIn(given.includes('@') ? { email: given } : { phone: given, shop }, password);
    },
    onSuccess: () => setName(''),
  });
  const isMissing = (value: string) => (isSubmitted && value.trim() === '' ? t('required') : null);
  const logIn = () => {
    setIsSubmitted(true);
    if (name.trim() !== '' && password !== '') mutate();
  };
  return (
    <MemberFrame title={t('login.title')}>
      <Form action={t('login.action')} busy={isPending} error={callText(error)} onSubmit={logIn}>
        <TextField
          label={t('emailOrPhone')}
          name="username"
          autoComplete="username"
          value={name}
          onChange={setName}
          error={isMissing(name)}
        />
        <TextField
          label={t('password')}
          name="password"
          type="password"
          autoComplete="current-password"
          value={password}
          onChange={setPassword}
          error={isMissing(password)}
        />
      </Form>
      <p className={css.links}>
        <Link to={ROUTES.memberForgotPassword}>{t('login.forgot')}</Link>
        <Link to={`${ROUTES.memberRegister}${search}`}>{t('login.register')}</Link>
      </p>
      <LanguageChoice />
    </MemberFrame>
  );
}

/** Renders /member/login, and returns to the page that asked for it. */
export function LoginPage() {
  const member = useMember();
  const { search } = useLocation();
  return (
    <WithMembers>
      {member === undefined ? <LogIn /> : <Navigate to={returnPath(search)} replace />}
    </WithMembers>
  );
}

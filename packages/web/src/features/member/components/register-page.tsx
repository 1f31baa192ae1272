import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { useLocale } from '../../../app/locale.ts';
import { ROUTES } from '../../../app/routes.ts';
import { create } from '../../../lib/api/connection.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { TextField } from '../../../ui/field.tsx';
import { usePlace } from '../../session/state/place.ts';
import { identity } from '../api/identity.ts';
import { useCallText } from '../hooks/use-call-text.ts';
import { isEmail, isPhone } from '../state/contact.ts';
import { useMember } from '../state/login.ts';
import { returnPath } from '../state/return-path.ts';
import { Form } from './form.tsx';
import { LanguageChoice } from './language-choice.tsx';
import css from './links.module.css';
import { MemberFrame } from './member-frame.tsx';
import { isGoodPair, NewPassword } from './new-password.tsx';
import { WithMembers } from './with-member.tsx';

const EMPTY = { name: '', email: '', phone: '', password: '', again: '' };

function Register() {
  const { t } = useTranslation('member');
  const { search } = useLocation();
  const { shop } = usePlace();
  const { locale } = useLocale();
  const callText = useCallText();
  const [form, setForm] = useState(EMPTY);
  const [isTried, setIsTried] = useState(false);
  const set = (field: keyof typeof EMPTY) => (value: string) =>
    setForm((all) => ({ ...all, [field]: value }));
  const given = { name: form.name.trim(), email: form.email.trim(), phone: form.phone.trim() };
  const isPhoneGood = given.phone === '' || isPhone(given.phone);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      const { email, name, phone } = given;
      const { password } = form;
      const wish = { email, password, locale: locale.code, shop };
      await create('users', { ...wish, ...(name && { name }), ...(phone && { phone }) });
      await identity.logIn({ email }, password);
    },
  });
  const register = () => {
    setIsTried(true);
    if (isEmail(given.email) && isPhoneGood && isGoodPair(form)) mutate();
  };
  return (
    <MemberFrame title={t('register.title')} backTo={ROUTES.memberLogin}>
      <Form action={t('register.action')} busy={isPending} error={callText(error)} onSubmit={register}>
        <TextField
          label={t('name')}
          note={t('optional')}
          name="name"
          autoComplete="name"
          maxLength={100}
          value={form.name}
          onChange={set('name')}
        />
        <TextField
          label={t('email')}
          name="email"
          type="email"
          autoComplete="email"
          maxLength={254}
          value={form.email}
          onChange={set('email')}
          error={isTried && !isEmail(given.email) ? t('emailBad') : null}
        />
        <TextField
          label={t('phone')}
          note={t('optional')}
          name="tel"
          type="tel"
          autoComplete="tel"
          maxLength={32}
          value={form.phone}
          onChange={set('phone')}
          error={isTried && !isPhoneGood ? t('phoneBad') : null}
        />
        <NewPassword
          value={form}
          onChange={(pair) => setForm((all) => ({ ...all, ...pair }))}
          isTried={isTried}
        />
      </Form>
      <p className={css.links}>
        <Link to={`${ROUTES.memberLogin}${search}`}>{t('register.login')}</Link>
        <Link to={ROUTES.terms}>{t('register.terms')}</Link>
      </p>
      <LanguageChoice />
    </MemberFrame>
  );
}

/** /member/register: a guest becomes a member. */
export function RegisterPage() {
  const member = useMember();
  const { search } = useLocation();
  return (
    <WithMembers>
      {member === undefined ? <Register /> : <Navigate to={returnPath(search)} replace />}
    </WithMembers>
  );
}

import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Navigate, useLocation } from 'react-router';
import { create } from '../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../data/calls/shown-in-place.ts';
import { identity } from '../../../data/member/identity.ts';
import { useMember } from '../../../data/member/login.ts';
import { returnPath } from '../../../data/member/return-path.ts';
import { useOrderContext } from '../../../data/order-context/order-context.ts';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { useSavedText } from '../../../lib/use-saved-text.ts';
import { LanguageChoice } from '../language/index.ts';
import { EmailField, NameField, PhoneField } from './components/contact-fields.tsx';
import { Form } from './components/form.tsx';
import css from './components/links.module.css';
import { MemberFrame } from './components/member-frame.tsx';
import { isGoodPair, NewPassword } from './components/new-password.tsx';
import { WithMembers } from './components/with-member.tsx';
import { useCallText } from './hooks/use-call-text.ts';
import { isEmail, isPhone } from './state/contact.ts';

const EMPTY = { password: '', again: '' };

function Register() {
  const { t } = useTranslation('member');
  const { search } = useLocation();
  const { shop } = useOrderContext();
  const { locale } = useLocale();
  const callText = useCallText();
  const [name, setName] = useSavedText('register.name');
  const [email, setEmail] = useSavedText('register.email');
  const [phone, setPhone] = useSavedText('register.phone');
  const [form, setForm] = useState(EMPTY);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const given = { name: name.trim(), email: email.trim(), phone: phone.trim() };
  const isPhoneGood = given.phone === '' || isPhone(given.phone);
  const { mutate, isPending, error } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: async () => {
      const { password } = form;
      const input = { email: given.email, password, locale: locale.code, shop };
      await create('users', {
        ...input,
        ...(given.name && { name: given.name }),
        ...(given.phone && { phone: given.phone }),
      });
      await identity.logIn({ email: given.email }, password);
      for (const set of [setName, setEmail, setPhone]) set('');
    },
  });
  const register = () => {
    setIsSubmitted(true);
    if (isEmail(given.email) && isPhoneGood && isGoodPair(form)) mutate();
  };
  return (
    <MemberFrame title={t('register.title')} backTo={ROUTES.memberLogin}>
      <Form action={t('register.action')} busy={isPending} error={callText(error)} onSubmit={register}>
        <NameField value={name} onChange={setName} />
        <EmailField value={email} onChange={setEmail} isSubmitted={isSubmitted} />
        <PhoneField value={phone} onChange={setPhone} isSubmitted={isSubmitted} />
        <NewPassword
          first
          value={form}
          onChange={(pair) => setForm((all) => ({ ...all, ...pair }))}
          isSubmitted={isSubmitted}
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

/** Renders /member/register. */
export function RegisterPage() {
  const member = useMember();
  const { search } = useLocation();
  return (
    <WithMembers>
      {member === undefined ? <Register /> : <Navigate to={returnPath(search)} replace />}
    </WithMembers>
  );
}

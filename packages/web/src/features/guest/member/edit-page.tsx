import type { ChangeProfile, User } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { connection } from '../../../data/calls/connection.ts';
import { identity } from '../../../data/member/identity.ts';
import { useOrderContext } from '../../../data/order-context/order-context.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { useToast } from '../../../ui/overlays/toast-context.ts';
import { AvatarEditor } from './components/avatar-editor.tsx';
import { EmailField, NameField, PhoneField } from './components/contact-fields.tsx';
import { Form } from './components/form.tsx';
import { MemberFrame } from './components/member-frame.tsx';
import { isGoodPair, NewPassword } from './components/new-password.tsx';
import { WithMember } from './components/with-member.tsx';
import { useCallText } from './hooks/use-call-text.ts';
import { isEmail, isPhone } from './state/contact.ts';

const NO_PAIR = { password: '', again: '' };

function Edit({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  const toast = useToast();
  const { shop } = useOrderContext();
  const callText = useCallText();
  const [form, setForm] = useState({
    name: member.name ?? '',
    email: member.email ?? '',
    phone: member.phone ?? '',
    password: '',
  });
  const [pair, setPair] = useState(NO_PAIR);
  const [isNewPassword, setIsNewPassword] = useState(false);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const set = (field: keyof typeof form) => (value: string) => setForm((all) => ({ ...all, [field]: value }));
  const email = form.email.trim();
  const phone = form.phone.trim();
  const isSecured = isNewPassword || email.toLowerCase() !== member.email;
  const isEmailGood = isEmail(email);
  const isPhoneGood = phone === '' || isPhone(phone);
  const isGood =
    isEmailGood &&
    isPhoneGood &&
    (!isSecured || form.password !== '') &&
    (!isNewPassword || isGoodPair(pair));
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => {
      const change: ChangeProfile = {
        name: form.name.trim(),
        email,
        phone: phone === '' ? null : phone,
        shop,
        ...(isSecured && { password: form.password }),
        ...(isNewPassword && { newPassword: pair.password }),
      };
      return connection.call<User>('patch', 'users', member._id, change);
    },
    onSuccess: (changed) => {
      void identity.keepProfile(changed);
      setPair(NO_PAIR);
      setIsNewPassword(false);
      set('password')('');
      setIsSubmitted(false);
      toast.success(t('edit.saved'));
    },
  });
  const save = () => {
    setIsSubmitted(true);
    if (isGood) mutate();
  };
  return (
    <MemberFrame title={t('edit.title')} backTo={ROUTES.member}>
      <AvatarEditor member={member} />
      <Form action={t('edit.action')} busy={isPending} error={callText(error)} onSubmit={save}>
        <NameField value={form.name} onChange={set('name')} />
        <EmailField value={form.email} onChange={set('email')} isSubmitted={isSubmitted} />
        <PhoneField value={form.phone} onChange={set('phone')} isSubmitted={isSubmitted} />
        <Switch checked={isNewPassword} onChange={setIsNewPassword} label={t('edit.newPassword')} />
        {isNewPassword && <NewPassword value={pair} onChange={setPair} isSubmitted={isSubmitted} />}
        {isSecured && (
          <TextField
            label={t('edit.present')}
            hint={t('edit.presentWhy')}
            name="password"
            type="password"
            autoComplete="current-password"
            value={form.password}
            onChange={set('password')}
            error={isSubmitted && form.password === '' ? t('required') : null}
          />
        )}
      </Form>
    </MemberFrame>
  );
}

/** Renders /member/edit: the member's profile. A new e-mail address or password requires the current password. */
export function EditPage() {
  return <WithMember>{(member) => <Edit key={member._id} member={member} />}</WithMember>;
}

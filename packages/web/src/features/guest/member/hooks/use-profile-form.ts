import type { ChangeProfile, User } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { identity } from '../../../../data/member/identity.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { isGoodPair } from '../components/new-password.tsx';
import { isEmail, isPhone } from '../state/contact.ts';
import { useCallText } from './use-call-text.ts';

const NO_PAIR = { password: '', again: '' };

/** Returns the mutation that saves a member's profile. */
function useSaveProfile(member: User, onSaved: () => void) {
  const { t } = useTranslation('member');
  const toast = useToast();
  const { shop } = useOrderContext();
  return useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: (change: ChangeProfile) =>
      connection.call<User>('patch', 'users', member._id, { ...change, shop }),
    onSuccess: (changed) => {
      void identity.keepProfile(changed);
      onSaved();
      toast.success(t('edit.saved'));
    },
  });
}

/** Manages the profile form; `isSecured` is set while a change requires the current password. */
export function useProfileForm(member: User) {
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
  const isContactGood = isEmail(email) && (phone === '' || isPhone(phone));
  const isPasswordGood = (!isSecured || form.password !== '') && (!isNewPassword || isGoodPair(pair));
  const { mutate, isPending, error } = useSaveProfile(member, () => {
    setPair(NO_PAIR);
    setIsNewPassword(false);
    set('password')('');
    setIsSubmitted(false);
  });
  const submit = () => {
    setIsSubmitted(true);
    if (!isContactGood || !isPasswordGood) return;
    mutate({
      name: form.name.trim(),
      email,
      phone: phone === '' ? null : phone,
      ...(isSecured && { password: form.password }),
      ...(isNewPassword && { newPassword: pair.password }),
    });
  };
  return {
    form,
    set,
    pair,
    setPair,
    isSecured,
    isNewPassword,
    setIsNewPassword,
    isSubmitted,
    isPending,
    error: callText(error),
    submit,
  };
}

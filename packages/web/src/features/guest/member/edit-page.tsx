import type { User } from '@comanda/contract';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { TextField } from '../../../ui/controls/field.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import { AvatarEditor } from './components/avatar-editor.tsx';
import { EmailField, NameField, PhoneField } from './components/contact-fields.tsx';
import { Form } from './components/form.tsx';
import { MemberFrame } from './components/member-frame.tsx';
import { NewPassword } from './components/new-password.tsx';
import { WithMember } from './components/with-member.tsx';
import { YourData } from './components/your-data.tsx';
import { useProfileForm } from './hooks/use-profile-form.ts';

function ProfileForm({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  const profile = useProfileForm(member);
  const { form, pair, isSecured, isNewPassword, isSubmitted } = profile;
  return (
    <Form action={t('edit.action')} busy={profile.isPending} error={profile.error} onSubmit={profile.submit}>
      <NameField value={form.name} onChange={profile.set('name')} />
      <EmailField value={form.email} onChange={profile.set('email')} isSubmitted={isSubmitted} />
      <PhoneField value={form.phone} onChange={profile.set('phone')} isSubmitted={isSubmitted} />
      <Switch checked={isNewPassword} onChange={profile.setIsNewPassword} label={t('edit.newPassword')} />
      {isNewPassword && <NewPassword value={pair} onChange={profile.setPair} isSubmitted={isSubmitted} />}
      {isSecured && (
        <TextField
          label={t('edit.present')}
          hint={t('edit.presentWhy')}
          name="password"
          type="password"
          autoComplete="current-password"
          value={form.password}
          onChange={profile.set('password')}
          error={isSubmitted && form.password === '' ? t('required') : null}
        />
      )}
    </Form>
  );
}

function Edit({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  return (
    <MemberFrame title={t('edit.title')} backTo={ROUTES.member}>
      <AvatarEditor member={member} />
      <ProfileForm member={member} />
      <YourData />
    </MemberFrame>
  );
}

/** Renders /member/edit: the member's profile. A new e-mail address or password requires the current password. */
export function EditPage() {
  return <WithMember>{(member) => <Edit key={member._id} member={member} />}</WithMember>;
}

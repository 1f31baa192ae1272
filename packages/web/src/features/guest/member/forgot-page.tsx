import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { create } from '../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../data/calls/shown-in-place.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { useSavedText } from '../../../lib/use-saved-text.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/layout/banner.tsx';
import { EmailField } from './components/contact-fields.tsx';
import { Form } from './components/form.tsx';
import { MemberFrame } from './components/member-frame.tsx';
import { WithMembers } from './components/with-member.tsx';
import { useCallText } from './hooks/use-call-text.ts';
import { isEmail } from './state/contact.ts';

/** Renders /member/forgotPassword: asks for a reset mail; the answer does not reveal if the address is known. */
export function ForgotPage() {
  const { t } = useTranslation('member');
  const callText = useCallText();
  const [email, setEmail] = useSavedText('forgot.email');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: () => create('users/forgotPassword', { email: email.trim() }),
  });
  const isBad = !isEmail(email.trim());
  const ask = () => {
    setIsSubmitted(true);
    if (!isBad) mutate();
  };
  return (
    <WithMembers>
      <MemberFrame title={t('forgot.title')} backTo={ROUTES.memberLogin}>
        {isSuccess ? (
          <>
            <Banner tone="good" icon="check" title={t('forgot.sent')} text={t('forgot.sentText')} />
            <ButtonLink to={ROUTES.memberLogin} variant="tonal" size="l" wide>
              {t('login.action')}
            </ButtonLink>
          </>
        ) : (
          <>
            <p>{t('forgot.text')}</p>
            <Form action={t('forgot.action')} busy={isPending} error={callText(error)} onSubmit={ask}>
              <EmailField value={email} onChange={setEmail} isSubmitted={isSubmitted} />
            </Form>
          </>
        )}
      </MemberFrame>
    </WithMembers>
  );
}

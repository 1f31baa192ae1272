import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { CallError } from '../../../data/calls/call-error.ts';
import { create } from '../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../data/calls/shown-in-place.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Banner } from '../../../ui/layout/banner.tsx';
import { Form } from './components/form.tsx';
import { MemberFrame } from './components/member-frame.tsx';
import { isGoodPair, NewPassword } from './components/new-password.tsx';
import { WithMembers } from './components/with-member.tsx';
import { useCallText } from './hooks/use-call-text.ts';

const EMPTY = { password: '', again: '' };

/**
 * Renders /member/resetPassword#token=…, the target of the reset mail; the token stands behind `#`, which browsers
 * do not send.
 */
export function ResetPage() {
  const { t } = useTranslation('member');
  const callText = useCallText();
  const { hash } = useLocation();
  const link = new URLSearchParams(hash.slice(1));
  const token = link.get('token');
  const logIn = link.get('at') === 'office' ? ROUTES.office.replace('/:part?', '') : ROUTES.memberLogin;
  const [pair, setPair] = useState(EMPTY);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const { mutate, isPending, isSuccess, error } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: () => create('users/resetPassword', { token: token ?? '', password: pair.password }),
  });
  const isExpired = error instanceof CallError && error.code === 'linkExpired';
  const reset = () => {
    setIsSubmitted(true);
    if (isGoodPair(pair)) mutate();
  };
  return (
    <WithMembers>
      <MemberFrame title={t('reset.title')} backTo={ROUTES.memberLogin}>
        {isSuccess ? (
          <>
            <Banner tone="good" icon="check" title={t('reset.done')} text={t('reset.doneText')} />
            <ButtonLink to={logIn} size="l" wide>
              {t('login.action')}
            </ButtonLink>
          </>
        ) : token && !isExpired ? (
          <Form action={t('reset.action')} busy={isPending} error={callText(error)} onSubmit={reset}>
            <NewPassword value={pair} onChange={setPair} isSubmitted={isSubmitted} />
          </Form>
        ) : (
          <>
            {isExpired ? (
              <Banner tone="bad" icon="alert" title={callText(error) ?? t('reset.noLink')} />
            ) : (
              <Banner tone="bad" icon="alert" title={t('reset.noLink')} text={t('reset.noLinkText')} />
            )}
            <ButtonLink to={ROUTES.memberForgotPassword} size="l" wide>
              {t('reset.newLink')}
            </ButtonLink>
          </>
        )}
      </MemberFrame>
    </WithMembers>
  );
}

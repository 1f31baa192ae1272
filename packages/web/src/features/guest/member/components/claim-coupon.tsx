import type { UserCoupon } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toCallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { asPrinted } from '../../../../data/coupons/printed-code.ts';
import { memberKey } from '../../../../data/member/holdings.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { TextField } from '../../../../ui/controls/field.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useRefusalText } from '../../offers/index.ts';
import { Form } from './form.tsx';

/** Turns a public coupon code into a coupon of the member's own. */
export function ClaimCoupon({ user }: { readonly user: string }) {
  const { t } = useTranslation('member');
  const refusalText = useRefusalText();
  const toast = useToast();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [request, setRequest] = useState(newRequestId);
  const { mutate, isPending, error, reset } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: () =>
      create<UserCoupon>('userCoupons/claim', { requestId: request, coupon: asPrinted(code) }),
    onSuccess: () => {
      setCode('');
      setIsSubmitted(false);
      toast.success(t('coupons.claimed'));
      void queries.invalidateQueries({ queryKey: memberKey(user, 'coupons') });
    },
  });
  const enter = (typed: string) => {
    setCode(typed);
    setRequest(newRequestId());
    reset();
  };
  const claim = () => {
    setIsSubmitted(true);
    if (code.trim() !== '') mutate();
  };
  const isMissing = isSubmitted && code.trim() === '';
  return (
    <Form
      action={t('coupons.claim')}
      quiet
      busy={isPending}
      error={error === null ? undefined : refusalText(toCallError(error).code)}
      onSubmit={claim}
    >
      <TextField
        label={t('coupons.code')}
        value={code}
        onChange={enter}
        maxLength={64}
        autoComplete="off"
        error={isMissing ? t('coupons.codeMissing') : null}
      />
    </Form>
  );
}

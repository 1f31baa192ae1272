import type { OrderDiscount, User, UserCoupon } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../app/locale.ts';
import { ROUTES } from '../../../app/routes.ts';
import { toCallError } from '../../../lib/api/call-error.ts';
import { create } from '../../../lib/api/connection.ts';
import { dateText } from '../../../lib/clock-text.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Coupon } from '../../../ui/coupon.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/field.tsx';
import { RowBones, Skeleton } from '../../../ui/skeleton.tsx';
import { useToast } from '../../../ui/toast-context.ts';
import { useCoupons } from '../../cart/hooks/use-coupons.ts';
import { useOfferStub } from '../../cart/hooks/use-offer-stub.ts';
import { useRefusalText } from '../../cart/hooks/use-refusal-text.ts';
import { WithCatalogue } from '../../menu/components/with-catalogue.tsx';
import { type Held, memberKey, useOwnCoupons } from '../api/holdings.ts';
import css from './coupon-page.module.css';
import { Form } from './form.tsx';
import { MemberFrame } from './member-frame.tsx';
import { WithMember } from './with-member.tsx';

function Claim({ user }: { readonly user: string }) {
  const { t } = useTranslation('member');
  const refusalText = useRefusalText();
  const toast = useToast();
  const queries = useQueryClient();
  const [code, setCode] = useState('');
  const [request, setRequest] = useState(newRequestId);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => create<UserCoupon>('userCoupons/claim', { requestId: request, coupon: code.trim() }),
    onSuccess: () => {
      setCode('');
      toast.success(t('coupons.claimed'));
      void queries.invalidateQueries({ queryKey: memberKey(user, 'coupons') });
    },
  });
  const enter = (typed: string) => {
    setCode(typed);
    setRequest(newRequestId());
  };
  return (
    <Form
      action={t('coupons.claim')}
      busy={isPending}
      error={error === null ? undefined : refusalText(toCallError(error).code)}
      onSubmit={() => code.trim() !== '' && mutate()}
    >
      <TextField label={t('coupons.code')} value={code} onChange={enter} maxLength={64} autoComplete="off" />
    </Form>
  );
}

type Status = UserCoupon['status'];

function Card({ coupon: held }: { readonly coupon: Held<UserCoupon> }) {
  const { t } = useTranslation('member');
  const { locale, say } = useLocale();
  const navigate = useNavigate();
  const toast = useToast();
  const stubOf = useOfferStub();
  const refusalText = useRefusalText();
  const { coupons, apply } = useCoupons();
  const { _id, coupon, status, endDate } = held;
  const isInCart = coupons.some(({ code }) => code === _id);
  const use = () =>
    apply.mutate(_id, {
      onSuccess: (answer) => {
        if ('refusal' in answer && answer.refusal !== 'alreadyAdded')
          toast.error(refusalText(answer.refusal));
        else navigate(ROUTES.cart);
      },
      onError: () => toast.error(t('coupons.failed')),
    });
  const until =
    endDate === undefined ? undefined : t('coupons.until', { date: dateText(endDate, locale.iso) });
  return (
    <Coupon
      stub={stubOf(coupon as OrderDiscount)}
      title={say(coupon.name)}
      text={status === 'valid' ? until : t(`coupons.status.${status satisfies Status}`)}
      active={isInCart}
      action={
        status === 'valid' ? (
          <Button size="s" variant="tonal" busy={apply.isPending} onClick={use}>
            {t(isInCart ? 'coupons.inCart' : 'coupons.use')}
          </Button>
        ) : undefined
      }
    />
  );
}

function Coupons({ member }: { readonly member: User }) {
  const { t } = useTranslation(['member', 'common']);
  const { data, isPending, refetch, isFetching } = useOwnCoupons(member._id);
  const isUsable = ({ status }: { readonly status: Status }) => status === 'valid';
  const usable = data?.filter(isUsable) ?? [];
  const past = data?.filter((each) => !isUsable(each)) ?? [];
  return (
    <MemberFrame title={t('coupons.title')} backTo={ROUTES.member}>
      <Claim user={member._id} />
      {isPending && (
        <Skeleton label={t('guest:loading')}>
          <RowBones count={2} />
        </Skeleton>
      )}
      {!isPending && data === undefined && (
        <EmptyState
          live
          title={t('coupons.unread')}
          text={t('coupons.unreadText')}
          action={
            <Button icon="refresh" busy={isFetching} onClick={() => void refetch()}>
              {t('common:retry')}
            </Button>
          }
        />
      )}
      {data !== undefined && usable.length === 0 && (
        <EmptyState
          title={t('coupons.none')}
          text={t('coupons.noneText')}
          action={<ButtonLink to={ROUTES.browse}>{t('coupons.toMenu')}</ButtonLink>}
        />
      )}
      {usable.length > 0 && (
        <section className={css.cards} aria-label={t('coupons.status.valid')}>
          <h2 className={css.heading}>{t('coupons.status.valid')}</h2>
          {usable.map((each) => (
            <Card key={each._id} coupon={each} />
          ))}
        </section>
      )}
      {past.length > 0 && (
        <section className={css.past} aria-label={t('coupons.past')}>
          <h2 className={css.heading}>{t('coupons.past')}</h2>
          {past.map((each) => (
            <Card key={each._id} coupon={each} />
          ))}
        </section>
      )}
    </MemberFrame>
  );
}

/** /coupon: the coupons that a member holds, and a way to get more by a code. */
export function CouponPage() {
  return (
    <WithMember>
      {(member) => (
        <WithCatalogue skeleton={<RowBones />}>
          <Coupons member={member} />
        </WithCatalogue>
      )}
    </WithMember>
  );
}

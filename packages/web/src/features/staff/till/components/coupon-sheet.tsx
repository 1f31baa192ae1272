import { moneyText } from '@comanda/domain';
import { useRef, useState } from 'react';
import { useOwnCoupons, useOwnGifts } from '../../../../data/member/holdings.ts';
import { offerEffects } from '../../../../data/pricing/offer-effect.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import type { SaleShown, TillOffer } from '../../sale/index.ts';
import type { BillGuest, ShownOffer } from '../hooks/use-bill-guest.ts';
import { useGapText } from '../hooks/use-gap-text.ts';
import { CodeForm } from './code-form.tsx';
import css from './member-sheet.module.css';
import type { GuestSheetProps } from './member-sheet.tsx';

export type CouponSheetProps = GuestSheetProps & {
  readonly shop: string;
  readonly bill: SaleShown['bill'];
};

/** Coupons and gifts of a bill: a code to add, those on it, and the member's with what they take off or still need. */
export function CouponSheet({ open, shop, guest, bill, onClose }: CouponSheetProps) {
  const { t } = useTranslation('till');
  const [isBusy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const change = async (changed: Promise<string | undefined>) => {
    setBusy(true);
    const refusal = await changed;
    setBusy(false);
    if (refusal) toast.error(refusal);
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('guest.coupons')}
      closeLabel={t('common:close')}
      width="s"
      firstFocus={() => field.current}
    >
      <div className={css.rows}>
        {open && (
          <CodeForm
            field={field}
            label={t('guest.code')}
            action={t('guest.add')}
            maxLength={64}
            onGiven={guest.addCode}
          />
        )}
        <OnBill offers={guest.offers} isBusy={isBusy} onDrop={(offer) => void change(guest.drop(offer))} />
        {open && guest.member !== undefined && (
          <OwnOffers
            user={guest.member._id}
            shop={shop}
            guest={guest}
            bill={bill}
            isBusy={isBusy}
            onAdd={(offer) => void change(guest.add(offer))}
          />
        )}
      </div>
    </Sheet>
  );
}

type OnBillProps = {
  readonly offers: readonly ShownOffer[];
  readonly isBusy: boolean;
  readonly onDrop: (offer: ShownOffer) => void;
};

/** Coupons and gifts that the bill has, each to be taken off. */
function OnBill({ offers, isBusy, onDrop }: OnBillProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  if (offers.length === 0) return null;
  return (
    <section className={css.list} aria-label={t('guest.onBill')}>
      <h3 className={css.heading}>{t('guest.onBill')}</h3>
      {offers.map((offer) => (
        <div key={offer.id} className={css.row}>
          <span>
            <b>{say(offer.name)}</b>
            <small>{t(offer.isUnsent ? 'guest.comesWithDishes' : `guest.${offer.kind}`)}</small>
          </span>
          <Button variant="plain" disabled={isBusy} onClick={() => onDrop(offer)}>
            {t('guest.takeOff')}
          </Button>
        </div>
      ))}
    </section>
  );
}

type OwnOffersProps = Pick<CouponSheetProps, 'bill' | 'shop' | 'guest'> & {
  readonly user: string;
  readonly isBusy: boolean;
  readonly onAdd: (offer: TillOffer) => void;
};

/** Returns the member's coupons and gifts that can be used in a shop and are not on the bill. */
function useUsable(user: string, shop: string, { offers }: Pick<BillGuest, 'offers'>): readonly TillOffer[] {
  const coupons = useOwnCoupons(user).data ?? [];
  const gifts = useOwnGifts(user).data ?? [];
  const all = [
    ...coupons.map((row) => ({ ...row, kind: 'coupon' as const })),
    ...gifts.map((row) => ({ ...row, kind: 'gift' as const })),
  ];
  return all
    .filter(({ status, shops = [] }) => status === 'valid' && (shops.length === 0 || shops.includes(shop)))
    .filter(({ _id }) => offers.every(({ id }) => id !== _id))
    .map(({ _id, kind, coupon }) => ({ kind, id: _id, rule: coupon, owner: user }));
}

function OwnOffers({ user, shop, guest, bill, isBusy, onAdd }: OwnOffersProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { currency, locale } = useMoneyStyle();
  const gapText = useGapText();
  const usable = useUsable(user, shop, guest);
  const effectOf = bill.priced && offerEffects(bill.pricing, bill.priced.bill);
  const noteOf = (rule: TillOffer['rule']): string => {
    const effect = effectOf?.(rule);
    if (effect === undefined) return '';
    if (effect.isSoldOut) return t('guest.soldOut');
    if (effect.rejection !== undefined) return gapText(effect.rejection);
    return effect.takesOff > 0
      ? t('guest.takesOff', { amount: moneyText(effect.takesOff, currency, locale) })
      : t('guest.gap.other');
  };
  // nothing further: what there was may be on the bill
  if (usable.length === 0 && guest.offers.length > 0) return null;
  return (
    <section className={css.list} aria-label={t('guest.own')}>
      <h3 className={css.heading}>{t(usable.length === 0 ? 'guest.ownNone' : 'guest.own')}</h3>
      {usable.map((offer) => (
        <div key={offer.id} className={css.row}>
          <span>
            <b>{say(offer.rule.name)}</b>
            <small>{noteOf(offer.rule)}</small>
          </span>
          <Button variant="plain" disabled={isBusy} onClick={() => onAdd(offer)}>
            {t('guest.add')}
          </Button>
        </div>
      ))}
    </section>
  );
}

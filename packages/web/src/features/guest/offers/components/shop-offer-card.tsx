import { useNavigate } from 'react-router';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useExplanationTexts } from '../../../../data/offers/use-explanation-texts.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { ROUTES, toProduct } from '../../../../lib/routes.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Coupon } from '../../../../ui/display/coupon.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { percentLabel, useOfferStub } from '../hooks/use-offer-stub.ts';
import type { ShopOffer } from '../hooks/use-shop-offers.ts';
import { askedOf, type NearOffer } from '../state/near-offers.ts';
import { vipPercent } from '../state/vip-percent.ts';

type CardProps<Kind extends ShopOffer['kind']> = {
  readonly offer: Extract<ShopOffer, { readonly kind: Kind }>;
};

/** Renders a rule that is nearly met: exactly what is missing, with a link to it. */
function NearCard({ near: { rule, gap, progress } }: { readonly near: NearOffer }) {
  const { t, gap: gapText, asked, money, nameText } = useExplanationTexts();
  const stub = useOfferStub();
  const navigate = useNavigate();
  const { catalogue } = useReadyCatalogue();
  const wanted = askedOf(rule, gap);
  const title = nameText(rule.name);
  const gain = rule.discountType === 'amount' ? t('card.then', { gain: money(rule.discount ?? 0) }) : '';
  const lead = () => {
    const [only, ...others] = wanted.flatMap(({ product = [] }) => product);
    const product = others.length === 0 ? catalogue.products.get(only ?? '') : undefined;
    if (product === undefined) return navigate(ROUTES.browse);
    navigate(toProduct(product._id));
  };
  return (
    <Coupon
      stub={stub(rule)}
      title={title}
      text={
        <>
          <b>{gapText(gap, asked(wanted))}</b> {gain}
        </>
      }
      progress={progress}
      action={
        <IconButton icon="arrow" variant="tint" label={t('card.near', { name: title })} onClick={lead} />
      }
    />
  );
}

function Saving({ takesOff }: Pick<ShopOffer, 'takesOff'>) {
  return takesOff === 0 ? null : <Price amount={-takesOff} tone="saving" />;
}

function AutomaticCard({ offer: { rule, takesOff } }: CardProps<'automatic'>) {
  const { t, nameText } = useExplanationTexts();
  const stub = useOfferStub();
  return (
    <Coupon
      active
      stub={stub(rule)}
      title={nameText(rule.name)}
      text={t('card.applied')}
      action={<Saving takesOff={takesOff} />}
    />
  );
}

/** Renders the member's level that makes this order cheaper. */
function LevelCard({ offer: { rule, takesOff } }: CardProps<'level'>) {
  const { t, nameText, percent } = useExplanationTexts();
  const { locale } = useLocale();
  const off = vipPercent(rule._id, useCartPricing());
  const level = nameText(rule.name);
  return (
    <Coupon
      active
      stub={{ icon: 'crown', small: level }}
      title={
        off === undefined
          ? level
          : t('vip.title', { level, ...percentLabel(off, locale.intl), percent: percent(off) })
      }
      text={t('vip.text')}
      action={<Saving takesOff={takesOff} />}
    />
  );
}

/** Renders a coupon or gift that is on the bill and counts for this order, too. */
function OnBillCard({ offer: { rule, discount, takesOff } }: CardProps<'onBill'>) {
  const { t, nameText } = useExplanationTexts();
  const stub = useOfferStub();
  const lead = discount.gift === undefined ? discount.code : t('gift.yours');
  return (
    <Coupon
      active
      stub={stub(rule)}
      title={nameText(discount.name)}
      text={lead === undefined ? t('coupon.onBill') : `${lead} · ${t('coupon.onBill')}`}
      action={<Saving takesOff={takesOff} />}
    />
  );
}

/** Renders an offer of the shop: its discount, or what is missing for it. */
export function ShopOfferCard({ offer }: { readonly offer: ShopOffer }) {
  switch (offer.kind) {
    case 'near':
      return <NearCard near={offer.near} />;
    case 'automatic':
      return <AutomaticCard offer={offer} />;
    case 'level':
      return <LevelCard offer={offer} />;
    case 'onBill':
      return <OnBillCard offer={offer} />;
  }
}

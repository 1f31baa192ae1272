import type { DiscountRule, ExplainedBill } from '@comanda/domain';
import { useNavigate } from 'react-router';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useSections } from '../../../../data/menu/use-sections.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { ROUTES, toProduct } from '../../../../lib/routes.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Coupon } from '../../../../ui/display/coupon.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { useExplanationTexts } from '../hooks/use-explanation-texts.ts';
import { useOfferStub } from '../hooks/use-offer-stub.ts';
import { appliedOffers } from '../state/applied-offers.ts';
import { askedOf, type NearOffer, nearOffers } from '../state/near-offers.ts';

/** Renders a rule that is nearly met: exactly what is missing, with a link to it. */
function NearCard({ offer: { rule, gap, progress } }: { readonly offer: NearOffer }) {
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

type AppliedProps = { readonly rule: DiscountRule; readonly amount: number };

function AppliedCard({ rule, amount }: AppliedProps) {
  const { t, nameText } = useExplanationTexts();
  const stub = useOfferStub();
  return (
    <Coupon
      active
      stub={stub(rule)}
      title={nameText(rule.name)}
      text={t('card.applied')}
      action={amount === 0 ? undefined : <Price amount={-amount} tone="saving" />}
    />
  );
}

/** Renders the offers applied to the cart, and those nearly met. */
export function OfferCards({ explained }: { readonly explained: ExplainedBill }) {
  const { data } = useReadyCatalogue();
  const bill = useCartBill();
  const section = useSections().current?._id;
  const served = data.products.filter(
    ({ sections }) => sections.length === 0 || (section !== undefined && sections.includes(section)),
  );
  const { rejected } = explained.explanation;
  return (
    <>
      {bill !== undefined &&
        appliedOffers(bill, data.discounts).map(({ rule, amount }) => (
          <AppliedCard key={rule._id} rule={rule} amount={amount} />
        ))}
      {nearOffers({ rules: data.discounts, rejected, served }).map((offer) => (
        <NearCard key={offer.rule._id} offer={offer} />
      ))}
    </>
  );
}

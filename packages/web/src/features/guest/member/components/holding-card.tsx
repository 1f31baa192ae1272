import type { Shop } from '@comanda/contract';
import { useNavigate } from 'react-router';
import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import { atShop, orderContext, useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Coupon } from '../../../../ui/display/coupon.tsx';
import { MoneyProvider, useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { useOfferStub } from '../../offers/index.ts';
import { type HoldingCardProps, UseHoldingButton } from './use-holding-button.tsx';

/** Returns the shops where a holding is valid; undefined if it is valid everywhere. */
function useShopsOf({ held }: HoldingCardProps): readonly Shop[] | undefined {
  const { data: all = [] } = useShops();
  const { shops: own = [], coupon } = held;
  const { shops: ofRule = [] } = coupon;
  if (own.length === 0 && ofRule.length === 0) return undefined;
  const holds = (id: string, ids: readonly string[]) => ids.length === 0 || ids.includes(id);
  return all.filter(({ _id }) => holds(_id, own) && holds(_id, ofRule));
}

/** Links to the menu of the shop where the holding is valid. */
function ShopMenuButton({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('member');
  const navigate = useNavigate();
  const go = () => {
    orderContext.set((now) => atShop(now, shop._id));
    navigate(ROUTES.browse);
  };
  return (
    <Button size="s" variant="quiet" onClick={go}>
      {t('held.goThere')}
    </Button>
  );
}

function Action(props: HoldingCardProps & { readonly shops: readonly Shop[] | undefined }) {
  const { held, shops } = props;
  const { shop } = useOrderContext();
  const { data } = useCatalogueState();
  if (held.status !== 'valid') return null;
  const [first] = shops ?? [];
  const isHere = shops === undefined || shops.some(({ _id }) => _id === shop);
  if (shop === undefined || !isHere) return first === undefined ? null : <ShopMenuButton shop={first} />;
  // adding it to the cart needs the catalogue's rules
  return data === undefined ? null : <UseHoldingButton {...props} />;
}

function Card(props: HoldingCardProps & { readonly shops: readonly Shop[] | undefined }) {
  const { held, kind, shops } = props;
  const { t } = useTranslation('member');
  const { locale, say } = useLocale();
  const stubOf = useOfferStub();
  const { coupon, status, endDate } = held;
  const where = shops?.map(({ name }) => say(name)) ?? [t('held.everywhere')];
  const until = endDate && t('coupons.until', { date: dateText(endDate, locale.intl, shops?.[0]?.timezone) });
  const isSpent = status !== 'valid';
  const names = new Intl.ListFormat(locale.intl, { type: 'conjunction' }).format(where);
  return (
    <Coupon
      stub={kind === 'gift' ? { icon: 'gift', small: t('gifts.stub') } : stubOf(coupon)}
      title={say(coupon.name)}
      text={
        isSpent ? (
          <>
            <b>{t(`coupons.status.${status}`)}</b> · {names}
          </>
        ) : (
          [names, until].filter(Boolean).join(' · ')
        )
      }
      spent={isSpent}
      action={<Action {...props} />}
    />
  );
}

/** Renders a coupon or gift of the member: where and until when it is valid, and the button that uses it. */
export function HoldingCard(props: HoldingCardProps) {
  const shops = useShopsOf(props);
  const style = useMoneyStyle();
  return (
    <MoneyProvider shop={shops?.[0]} locale={style.locale}>
      <Card {...props} shops={shops} />
    </MoneyProvider>
  );
}

import { cartQuantity } from '@comanda/domain';
import { type Query, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useCart } from '../data/cart/use-cart.ts';
import { avatarAddress } from '../data/member/avatar-address.ts';
import { useMember } from '../data/member/login.ts';
import { useOrderContext } from '../data/order-context/order-context.ts';
import { useSystemSettings } from '../data/organisation/use-system-settings.ts';
import { isAwaited, useIncompleteOrders } from '../data/sessions/use-incomplete-orders.ts';
import { useOffered } from '../i18n/locale.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { ROUTES } from '../lib/routes.ts';
import { useHistoryDialog } from '../lib/use-history-dialog.ts';
import { useNavOnTop } from '../lib/use-nav-on-top.ts';
import { BottomNav } from '../ui/layout/bottom-nav.tsx';
import type { PageTitle } from './page.ts';
import { framedAt } from './page-at.ts';

const ORDER_PAGES = new Set<PageTitle | undefined>(['order', 'record']);

/** Refetches open orders on every return to the menu (specification §4, live updates). */
function useFreshOrders(): void {
  const queries = useQueryClient();
  const isMenu = useLocation().pathname === ROUTES.browse;
  useEffect(() => {
    if (!isMenu) return;
    // a query without data is loading already
    const isRead = ({ state }: Query) => state.data !== undefined;
    const orders = { queryKey: ['incompleteOrders'], predicate: isRead };
    void queries.invalidateQueries(orders, { cancelRefetch: false });
  }, [isMenu, queries]);
}

type MainNavProps = { readonly place: 'bottom' | 'top' };

/** Main navigation at one of its places: menu, order, cart, and account or language (specification §2). */
export function MainNav({ place }: MainNavProps) {
  const isOnTop = useNavOnTop();
  const isHere = isOnTop === undefined || isOnTop === (place === 'top');
  return isHere ? <NavItems place={place} /> : null;
}

/** Returns the last items: the account where there are members, else the language; pending until that is known. */
function useAccountItems(place: MainNavProps['place']) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const settings = useSystemSettings();
  const member = useMember();
  const language = useHistoryDialog('language');
  const hasChoice = useOffered().length > 1;
  const account = {
    to: ROUTES.member,
    label: t(member === undefined ? 'login' : 'account'),
    icon: 'user',
    current: pathname === ROUTES.coupon,
    picture: member && avatarAddress(member),
  } as const;
  const languages = {
    id: 'language',
    label: t('language'),
    icon: 'globe',
    onClick: () => language.open(),
  } as const;
  if (settings === undefined) return [{ id: 'fourth', isPending: true } as const];
  if (settings.onlineMemberSystem) return [account];
  // the top bar has its own button for the language
  return place === 'bottom' && hasChoice ? [languages] : [];
}

function NavItems({ place }: MainNavProps) {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const { title } = framedAt(pathname);
  const { mode } = useOrderContext();
  const { lines } = useCart();
  const incomplete = useIncompleteOrders();
  const accountItems = useAccountItems(place);
  useFreshOrders();
  const inCart = cartQuantity(lines);
  // at a table the order is the bill: nothing to be picked up
  const hasWaiting = mode !== 'dineIn' && incomplete.data?.some(isAwaited) === true;
  return (
    <BottomNav
      place={place}
      label={t('app:nav')}
      items={[
        { to: ROUTES.browse, label: t('menu'), icon: 'bowl', current: title === 'menu' },
        {
          to: ROUTES.order,
          label: t('yourOrder'),
          icon: 'slip',
          current: ORDER_PAGES.has(title),
          dotLabel: hasWaiting ? t('app:orderWaits') : undefined,
        },
        {
          to: ROUTES.cart,
          label: t('cart'),
          icon: 'basket',
          count: inCart,
          countLabel: t('app:cart.count', { count: inCart }),
        },
        ...accountItems,
      ]}
    />
  );
}

import type { Section, TableSession } from '@comanda/contract';
import { availableSections, type CartLine, MINUTE_MS } from '@comanda/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { linesOf, savedCarts, sectionOf } from '../../../../data/cart/saved-carts.ts';
import { changeCart } from '../../../../data/cart/use-cart.ts';
import { catalogueKey, readCatalogue } from '../../../../data/catalogue/read-catalogue.ts';
import { menuCatalogue, type ShopCatalogue } from '../../../../data/catalogue/shop-catalogue.ts';
import {
  atShop,
  type OrderContext,
  orderContext,
  withMode,
} from '../../../../data/order-context/order-context.ts';
import { orderAgain, type RepeatedOrder, sectionFor } from '../../../../data/sessions/order-again.ts';
import { orderedLines } from '../../../../data/sessions/progress.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { holdTaps } from '../../../../lib/hold-taps.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

const FRESH_MS = 5 * MINUTE_MS;

/** Returns the context for a repeated order: the guest's current table, else the order's own type. */
function repeatContext(now: OrderContext, { shop, type }: TableSession): OrderContext {
  const isAtItsTable = now.shop === shop && now.mode === 'dineIn';
  if (isAtItsTable || type === 'dineIn') return atShop(now, shop);
  return withMode(atShop(now, shop), type);
}

/**
 * Returns the context with the section that sells most of the wanted lines and its cart; a joined bill keeps its
 * section.
 */
function withBestSection(now: OrderContext, wanted: readonly CartLine[], data: ShopCatalogue): OrderContext {
  const { mode: orderType, session, section } = now;
  if (session !== undefined) return now;
  const { shop } = data;
  const owner = { shop: shop._id, mode: orderType, session };
  const carts = savedCarts.get();
  const open = availableSections(data.sections, {
    shop,
    orderType,
    now: new Date(serverClock.now()).toISOString(),
  });
  const ids = (open as readonly Section[]).map(({ _id }) => _id);
  const first = section ?? sectionOf(carts, owner);
  const sections = [...ids].sort((one, other) => Number(other === first) - Number(one === first));
  const present = { ...owner, catalogue: menuCatalogue(data) };
  return { ...now, section: sectionFor([...linesOf(carts, owner), ...wanted], sections, present) ?? section };
}

/** Puts the lines of an order into the cart again and goes there, with a message about missing dishes. */
export function useOrderAgain(session: TableSession) {
  const { t } = useTranslation('order-again');
  const { say } = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<RepeatedOrder> => {
      const { shop } = session;
      const placed = orderedLines(session);
      const data = await queries.fetchQuery<ShopCatalogue>({
        queryKey: catalogueKey(shop),
        queryFn: () => readCatalogue(shop),
        staleTime: FRESH_MS,
      });
      const next = repeatContext(orderContext.get(), session);
      const catalogue = menuCatalogue(data);
      const repeated = orderAgain({ placed, catalogue, orderType: next.mode, newId: newRequestId });
      if (repeated.lines.length === 0) return repeated;
      const wanted = repeated.lines.flatMap(({ line, children }) => [line, ...children]);
      orderContext.set(withBestSection(next, wanted, data));
      const owner = { shop, mode: next.mode, session: next.session };
      for (const { line, children } of repeated.lines)
        changeCart(owner, { type: 'lineAdded', line, children });
      return repeated;
    },
    onSuccess: ({ lines, gone, fewer }) => {
      if (lines.length === 0) return toast.notice(t('nothing'));
      holdTaps();
      navigate(ROUTES.cart);
      const names = gone.map(say).join(t('order:comma'));
      const short = fewer.map(({ name, quantity }) => t('fewer', { name: say(name), quantity }));
      const problems = [names && t('gone', { names }), ...short].filter(Boolean);
      if (problems.length > 0) toast.notice(problems.join('\n'), undefined, ROUTES.cart);
      else toast.success(t('added', { count: lines.length }), undefined, ROUTES.cart);
    },
    onError: () => toast.error(t('failed')),
  });
}

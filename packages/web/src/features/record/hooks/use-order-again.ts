import type { TableSession } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../app/locale.ts';
import { ROUTES } from '../../../app/routes.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useToast } from '../../../ui/toast-context.ts';
import { changeCart } from '../../cart/hooks/use-cart.ts';
import { catalogueKey, readCatalogue } from '../../menu/api/read-catalogue.ts';
import { menuCatalogue, type ShopCatalogue } from '../../menu/state/shop-catalogue.ts';
import { orderedLines } from '../../order/state/progress.ts';
import { atShop, type Place, place, withMode } from '../../session/state/place.ts';
import { type Again, orderAgain } from '../state/order-again.ts';

const FRESH_MS = 5 * 60_000;

/** Where an order is placed again: at the table one sits at, else as it was placed before. */
function placeAgain(now: Place, { shop, type }: TableSession): Place {
  const isAtItsTable = now.shop === shop && now.mode === 'dineIn';
  if (isAtItsTable || type === 'dineIn') return atShop(now, shop);
  return withMode(atShop(now, shop), type);
}

/** Puts the lines of an order into the cart again, and goes there; says what is gone. */
export function useOrderAgain(session: TableSession) {
  const { t } = useTranslation('order');
  const { say } = useLocale();
  const toast = useToast();
  const navigate = useNavigate();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (): Promise<Again> => {
      const { shop } = session;
      const placed = orderedLines(session);
      const data = await queries.fetchQuery<ShopCatalogue>({
        queryKey: catalogueKey(shop),
        queryFn: () => readCatalogue(shop),
        staleTime: FRESH_MS,
      });
      const next = placeAgain(place.get(), session);
      const catalogue = menuCatalogue(data);
      const again = orderAgain({ placed, catalogue, orderType: next.mode, newId: newRequestId });
      if (again.lines.length === 0) return again;
      place.set(next);
      const owner = { shop, mode: next.mode, session: next.session };
      for (const { line, children } of again.lines) changeCart(owner, { type: 'lineAdded', line, children });
      return again;
    },
    onSuccess: ({ lines, gone, fewer }) => {
      if (lines.length === 0) return toast.notice(t('again.nothing'));
      navigate(ROUTES.cart);
      const names = gone.map(say).join(t('comma'));
      const short = fewer.map(({ name, quantity }) => `${quantity} × ${say(name)}`).join(t('comma'));
      const lacks = [names && t('again.gone', { names }), short && t('again.fewer', { names: short })];
      if (names || short) toast.notice(lacks.filter(Boolean).join('\n'), undefined, ROUTES.cart);
      else toast.success(t('again.added', { count: lines.length }), undefined, ROUTES.cart);
    },
    onError: () => toast.error(t('again.failed')),
  });
}

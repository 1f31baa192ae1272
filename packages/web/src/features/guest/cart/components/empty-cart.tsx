import { orderTypeProblem } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { dishStock } from '../../../../data/catalogue/dish-stock.ts';
import { POPULAR } from '../../../../data/menu/menu-groups.ts';
import { useMenu } from '../../../../data/menu/use-menu.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { isAwaited, useIncompleteOrders } from '../../../../data/sessions/use-incomplete-orders.ts';
import { useJoinedSession } from '../../../../data/sessions/use-joined-session.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { EmptyState } from '../../../../ui/layout/empty-state.tsx';
import { useFilteredMenu } from '../../dietary-filter/index.ts';
import { Dish } from '../../dish/index.ts';
import css from './empty-cart.module.css';

const MAX_SUGGESTED = 3;

/** Returns true if something was ordered that is still on its way or on the table's bill. */
function useHasOrder(): boolean {
  const joined = useJoinedSession();
  const orders = useIncompleteOrders().data ?? [];
  return (joined?.products.length ?? 0) > 0 || orders.some(isAwaited);
}

/** Renders the empty cart: a link to the menu, and a few popular dishes. */
export function EmptyCart() {
  const { t } = useTranslation('cart');
  const { catalogue } = useReadyCatalogue();
  const { mode } = useOrderContext();
  const hasOrder = useHasOrder();
  const { groups, notes, isWaiting } = useFilteredMenu(useMenu());
  const popular = isWaiting ? [] : (groups.find(({ id }) => id === POPULAR)?.products ?? []);
  // dishes with a note from the dietary filter are not suggested
  const fitting = popular.filter(({ _id }) => !notes.has(_id));
  const suggested = fitting
    .filter(
      (product) => !dishStock(product, 0).isOut && orderTypeProblem(product, catalogue, mode) === undefined,
    )
    .slice(0, MAX_SUGGESTED);
  return (
    <>
      <EmptyState
        title={t('empty')}
        text={t('emptyText')}
        action={<ButtonLink to={ROUTES.browse}>{t('seeMenu')}</ButtonLink>}
        second={
          hasOrder && (
            <ButtonLink variant="quiet" icon="slip" to={ROUTES.order}>
              {t('order:seeOrder')}
            </ButtonLink>
          )
        }
      />
      {suggested.length > 0 && (
        <section className={css.suggested}>
          <h2 className={css.title}>{t('suggested')}</h2>
          <ul>
            {suggested.map((product) => (
              <li key={product._id} className={css.dish}>
                <Dish product={product} view="list" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

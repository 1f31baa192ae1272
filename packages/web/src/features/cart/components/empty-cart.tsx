import { orderTypeProblem } from '@comanda/domain';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useSievedMenu } from '../../food/hooks/use-sieved-menu.ts';
import { Dish } from '../../menu/components/dish.tsx';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useMenu } from '../../menu/hooks/use-menu.ts';
import { dishStock } from '../../menu/state/dish-stock.ts';
import { POPULAR } from '../../menu/state/menu-groups.ts';
import { usePlace } from '../../session/state/place.ts';
import css from './empty-cart.module.css';

const SUGGESTED = 3;

/** Nothing in the cart yet: the way to the menu, and what others often choose. */
export function EmptyCart() {
  const { t } = useTranslation('guest');
  const { catalogue } = useReadyCatalogue();
  const { mode } = usePlace();
  const { groups, notes, isWaiting } = useSievedMenu(useMenu());
  const popular = isWaiting ? [] : (groups.find(({ id }) => id === POPULAR)?.products ?? []);
  // what the guest's filter has something to say about is not suggested
  const fitting = popular.filter(({ _id }) => !notes.has(_id));
  const suggested = fitting
    .filter(
      (product) => !dishStock(product, 0).isOut && orderTypeProblem(product, catalogue, mode) === undefined,
    )
    .slice(0, SUGGESTED);
  return (
    <>
      <EmptyState
        title={t('cart.empty')}
        text={t('cart.emptyText')}
        action={<ButtonLink to={ROUTES.browse}>{t('cart.seeMenu')}</ButtonLink>}
      />
      {suggested.length > 0 && (
        <section className={css.suggested}>
          <h2 className={css.title}>{t('cart.suggested')}</h2>
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

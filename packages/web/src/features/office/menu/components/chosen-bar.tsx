import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { RadioSheet } from '../../../../ui/overlays/radio-sheet.tsx';
import { useOffice } from '../../frame/index.ts';
import type { ChosenDishes } from '../hooks/use-chosen-dishes.ts';
import { useDishEdits } from '../hooks/use-dish-edits.ts';
import type { MenuLists } from '../hooks/use-menu-lists.ts';
import type { Stocks } from '../hooks/use-stock.ts';
import { movedTo } from '../state/moved-dish.ts';
import { BulkPriceSheet } from './bulk-price-sheet.tsx';
import { BulkSectionsSheet } from './bulk-sections-sheet.tsx';
import css from './chosen-bar.module.css';

type ChosenBarProps = {
  readonly lists: MenuLists;
  readonly chosen: ChosenDishes;
  readonly stocks: Stocks;
};
type Action = 'price' | 'move' | 'sections';

/** Bar above the list with what may be done with the ticked dishes at once. */
export function ChosenBar({ lists, chosen, stocks }: ChosenBarProps) {
  const { t } = useTranslation('office');
  const { session } = useOffice();
  const [action, setAction] = useState<Action>();
  const { dishes } = chosen;
  if (dishes.length === 0) return null;
  const isManager = session.staff.role === 'manager';
  const areOut = dishes.every(({ id }) => stocks.isOut(id));
  const close = () => setAction(undefined);
  const sell = () => {
    for (const { now, live } of dishes) if (live !== undefined) stocks.sell(now._id, areOut);
  };
  return (
    <section className={css.bar} aria-label={t('menu.bulk.label')}>
      <b className={css.count} aria-live="polite">
        {t('menu.bulk.chosen', { count: dishes.length })}
      </b>
      <Button variant="quiet" size="s" className={css.act} onClick={() => setAction('price')}>
        {t('menu.bulk.price')}
      </Button>
      <Button variant="quiet" size="s" className={css.act} onClick={sell}>
        {t(areOut ? 'menu.bulk.resume' : 'menu.bulk.stop')}
      </Button>
      {!isManager && (
        <>
          <Button variant="quiet" size="s" className={css.act} onClick={() => setAction('move')}>
            {t('menu.bulk.move')}
          </Button>
          <Button variant="quiet" size="s" className={css.act} onClick={() => setAction('sections')}>
            {t('menu.soldIn')}
          </Button>
        </>
      )}
      <IconButton icon="close" label={t('menu.bulk.clear')} onClick={chosen.clear} />
      <BulkPriceSheet open={action === 'price'} onClose={close} dishes={dishes} />
      <MoveSheet open={action === 'move'} onClose={close} {...{ lists, dishes }} />
      <BulkSectionsSheet
        open={action === 'sections'}
        onClose={close}
        dishes={dishes}
        sections={lists.sections}
      />
    </section>
  );
}

/** Sheet that asks for the category that dishes move to; a sub-category of the old one is left. */
function MoveSheet(
  props: Pick<ChosenBarProps, 'lists'> &
    Pick<ChosenDishes, 'dishes'> & { readonly open: boolean; readonly onClose: () => void },
) {
  const { t } = useTranslation('office');
  const { say } = useLocale();
  const edit = useDishEdits();
  const { lists, dishes, open, onClose } = props;
  const move = (category: string) => {
    const home = lists.categories.find((each) => each.id === category);
    if (home !== undefined) edit(dishes.flatMap((dish) => movedTo(dish, home)));
  };
  return (
    <RadioSheet
      open={open}
      onClose={onClose}
      title={t('menu.bulk.move')}
      closeLabel={t('common:close')}
      value={null}
      onChange={move}
      choices={lists.categories.map(({ id, now }) => ({ value: id, label: say(now.name) }))}
    />
  );
}

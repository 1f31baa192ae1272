import { askedOptions, type CartLine, type Catalogue } from '@comanda/domain';
import { freshIds } from '../../../../data/cart/new-line.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import type { DeckAction } from '../components/deck.tsx';
import type { Place } from '../state/place.ts';
import type { TillAction, TillOrder } from '../state/till-order.ts';

export type DeckActionsInput = {
  readonly order: TillOrder;
  readonly chosen: CartLine | undefined;
  readonly place: Place;
  readonly catalogue: Catalogue;
  readonly dispatch: (action: TillAction) => void;
  readonly onNote: () => void;
};

/** Returns the actions of the chosen line, always in the same places. */
export function useDeckActions(input: DeckActionsInput): readonly DeckAction[] {
  const { chosen, place, catalogue, dispatch, onNote } = input;
  const { t } = useTranslation('till');
  const { type } = place;
  const product = catalogue.products.get(chosen?.product ?? '');
  const hasOptions = product !== undefined && askedOptions(product, catalogue, type).length > 0;
  const isDisabled = chosen === undefined;
  return [
    {
      id: 'options',
      label: t('options'),
      icon: 'sliders',
      isDisabled: !hasOptions,
      onPress: () =>
        dispatch({ type: 'optionsOpened', ask: { catalogue, orderType: type, ids: freshIds() } }),
    },
    {
      id: 'note',
      label: t('note'),
      icon: 'edit',
      isDisabled,
      isOn: Boolean(chosen?.customRemark),
      onPress: onNote,
    },
    {
      id: 'pack',
      label: t('pack'),
      icon: 'bag',
      isDisabled: isDisabled || type !== 'dineIn',
      isOn: chosen?.takeAway === true,
      onPress: () => dispatch({ type: 'lineChanged', change: { takeAway: chosen?.takeAway !== true } }),
    },
    {
      id: 'takeOff',
      label: t('takeOff'),
      icon: 'trash',
      keyCap: t('delKey'),
      isBad: true,
      isDisabled,
      onPress: () => dispatch({ type: 'lineRemoved' }),
    },
  ];
}

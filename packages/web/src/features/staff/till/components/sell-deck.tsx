import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import {
  type AskContext,
  lineName,
  NumberPad,
  type Question,
  readEntry,
  type SaleShown,
  type TakenMoney,
} from '../../sale/index.ts';
import { type DeckActionsInput, useDeckActions } from '../hooks/use-deck-actions.ts';
import type { SellEntry } from '../hooks/use-sell-entry.ts';
import { familyAmount, lineFamilies } from '../state/line-families.ts';
import { ChangeNote } from './change-note.tsx';
import { Deck } from './deck.tsx';
import { OptionKeys } from './option-keys.tsx';
import { PriceKeys } from './price-keys.tsx';

export type SellDeckProps = DeckActionsInput & {
  readonly sale: Pick<SaleShown, 'lines' | 'amountOf'>;
  readonly entry: SellEntry;
  readonly context: AskContext;
  readonly question: Question | undefined;
  /** True while the price of the dish is asked. */
  readonly isPricing: boolean;
  /** Money taken last, until the next key. */
  readonly taken: TakenMoney | undefined;
};

type EntryDisplayProps = {
  readonly entry: string;
  readonly isPricing: boolean;
  /** Reason why the dish rung up last is not on the order. */
  readonly refused: string | undefined;
};

/** Entry on the number keys, and what comes next. */
function EntryDisplay({ entry, isPricing, refused }: EntryDisplayProps) {
  const { t } = useTranslation('till');
  const { quantity } = readEntry(entry);
  if (refused !== undefined) return <em>{refused}</em>;
  return (
    <>
      <span>{entry.replace('*', ' × ')}</span>
      <small>{isPricing ? t('typePrice') : quantity === undefined ? t('typeCode') : t('thenCode')}</small>
    </>
  );
}

/** Deck below the dishes: the chosen line, the options being asked, or the change; and the number keys. */
export function SellDeck(props: SellDeckProps) {
  const { order, chosen, dispatch, sale, entry, context, question, isPricing, taken } = props;
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const actions = useDeckActions(props);
  const family = lineFamilies(sale.lines).find(({ line }) => line.id === chosen?.id);
  const cancel = () => dispatch({ type: 'questionsDismissed' });
  const instead = taken ? (
    <ChangeNote taken={taken} />
  ) : isPricing && order.asking ? (
    <PriceKeys
      asking={order.asking}
      entry={order.entry}
      onNext={entry.enter}
      onBack={entry.back}
      onCancel={cancel}
    />
  ) : (
    order.asking &&
    question && (
      <OptionKeys
        asking={order.asking}
        question={question}
        context={context}
        onChoice={entry.choose}
        onNext={entry.next}
        onBack={entry.back}
        onCancel={cancel}
      />
    )
  );
  return (
    <Deck
      name={chosen && (lineName(chosen, catalogue, say) || undefined)}
      line={chosen}
      amount={family && familyAmount(family, sale.amountOf)}
      actions={actions}
      onStep={(by) => dispatch({ type: 'quantityStepped', by })}
      instead={instead}
      pad={
        <NumberPad
          display={<EntryDisplay entry={order.entry} isPricing={isPricing} refused={entry.refused} />}
          extra={{ key: '*', shown: '×', label: t('times') }}
          onKey={entry.typed}
          onErase={() => dispatch({ type: 'keyErased' })}
          onEnter={entry.enter}
        />
      }
    />
  );
}

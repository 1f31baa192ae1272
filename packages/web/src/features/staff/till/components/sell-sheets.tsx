import type { Draft } from '@comanda/contract';
import type { CartLine, LineChange } from '@comanda/domain';
import { useState } from 'react';
import { liveLines } from '../../../../data/sessions/progress.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import {
  type BillChanges,
  BillPartButtons,
  BillPartSheets,
  BillReduceSheet,
  type ChangePreview,
  NoteSheet,
  ReduceSheet,
  type SalePlace,
  type SaleShown,
  type TillAction,
  type TillOrder,
  VoidSheet,
} from '../../sale/index.ts';
import type { BillGuest } from '../hooks/use-bill-guest.ts';
import type { SellCommands } from '../hooks/use-sell-commands.ts';
import type { SellSheet } from '../hooks/use-sell-sheet.ts';
import { CouponSheet } from './coupon-sheet.tsx';
import { KeysSheet } from './keys-sheet.tsx';
import { MemberSheet } from './member-sheet.tsx';
import { RecallSheet, type RecallSheetProps } from './recall-sheet.tsx';
import css from './sell-sheets.module.css';
import { TelephoneSheet } from './telephone-sheet.tsx';
import { UnfiredSheet } from './unfired-sheet.tsx';

export type SellSheetsProps = Pick<RecallSheetProps, 'onPrint'> & {
  readonly sheet: SellSheet | undefined;
  readonly onSheet: (sheet: SellSheet) => void;
  /** Name that a custom product begins with. */
  readonly customName: string;
  readonly isOnline: boolean;
  /** The bill has ended. */
  readonly onEnded: () => void;
  /** The bill, if it is open already. */
  readonly place: SalePlace;
  readonly shop: string;
  readonly guest: BillGuest;
  readonly bill: SaleShown['bill'];
  /** Dishes rung up that are nobody's order yet. */
  readonly unclaimed: number;
  readonly changes: BillChanges;
  readonly preview: ChangePreview;
  readonly order: TillOrder;
  readonly chosen: CartLine | undefined;
  readonly parked: readonly Draft[];
  /** Orders that others are ringing up. */
  readonly rungUp: readonly Draft[];
  readonly dispatch: (action: TillAction) => void;
  readonly onClose: () => void;
  readonly commands: SellCommands;
};

type ChosenLineSheetsProps = Pick<SellSheetsProps, 'sheet' | 'chosen' | 'dispatch' | 'onClose'>;

/** Sheets of the chosen line: its note and its reduction. */
function ChosenLineSheets({ sheet, chosen, dispatch, onClose }: ChosenLineSheetsProps) {
  const change = (to: LineChange) => {
    dispatch({ type: 'lineChanged', change: to });
    onClose();
  };
  return (
    <>
      <NoteSheet
        open={sheet === 'note' && chosen !== undefined}
        note={chosen?.customRemark ?? ''}
        onClose={onClose}
        onNote={(customRemark) => change({ customRemark })}
      />
      <ReduceSheet
        open={sheet === 'reduce' && chosen !== undefined}
        line={chosen}
        onClose={onClose}
        onPrice={change}
      />
    </>
  );
}

const PARTS = ['custom', 'adjust', 'assign', 'training'] as const;

/** Actions of the whole bill, and their sheets (till T4.3, T4.5). */
function WholeBillSheets(props: SellSheetsProps) {
  const { sheet, onSheet, onClose, place, order, chosen, changes, preview, isOnline, dispatch } = props;
  const { t } = useTranslation('till');
  const shared = { place, changes, preview, isOnline };
  const isEdit = sheet === 'customEdit';
  const hasSent = place.session !== undefined && liveLines(place.session).length > 0;
  return (
    <>
      <Sheet
        open={sheet === 'more'}
        onClose={onClose}
        title={t('billMore')}
        closeLabel={t('common:close')}
        width="m"
      >
        <div className={css.more}>
          <BillPartButtons
            {...shared}
            onPart={onSheet}
            split={order.split}
            onSplit={(split) => dispatch({ type: 'splitSet', split })}
          >
            {(hasSent || order.cart.lines.length > 0) && (
              <Button variant="plain" size="l" wide icon="tag" onClick={() => onSheet('reduceBill')}>
                {t('reduceBill')}
              </Button>
            )}
            {order.cart.lines.length > 0 && (
              <Button
                variant="plain"
                size="l"
                wide
                icon="trash"
                onClick={() => {
                  dispatch({ type: 'orderCleared' });
                  onClose();
                }}
              >
                {t('clearOrder')}
              </Button>
            )}
            {hasSent && (
              <Button variant="caution" size="l" wide icon="trash" onClick={() => onSheet('void')}>
                {t('voidTitle')}
              </Button>
            )}
          </BillPartButtons>
        </div>
      </Sheet>
      <BillPartSheets
        {...shared}
        part={isEdit ? 'custom' : PARTS.find((part) => part === sheet)}
        product={isEdit ? chosen?.customProduct : undefined}
        name={props.customName}
        onClose={onClose}
        onProduct={(customProduct) => {
          if (isEdit) dispatch({ type: 'lineChanged', change: { customProduct } });
          else dispatch({ type: 'customRung', id: crypto.randomUUID(), product: customProduct });
          onClose();
        }}
        onEnded={props.onEnded}
      />
    </>
  );
}

/** Sheets over the till: a note and a reduction of the chosen line or the bill, a void, what was parked, the keys. */
export function SellSheets(props: SellSheetsProps) {
  const { sheet, place, changes, preview, chosen, parked, dispatch, onClose, commands } = props;
  const { session } = place;
  const isOpen = sheet !== undefined || commands.isAsked;
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  // closing is animated
  if (!wasOpen) return null;
  const closing =
    <Args extends readonly unknown[]>(act: (...args: Args) => void) =>
    (...args: Args) => {
      onClose();
      act(...args);
    };
  return (
    <>
      <TelephoneSheet
        open={sheet === 'telephone'}
        caller={place.caller}
        unclaimed={props.unclaimed}
        onClose={onClose}
        onDone={closing(commands.callerSet)}
        onLeave={closing(commands.callerLeft)}
      />
      <MemberSheet open={sheet === 'member'} guest={props.guest} onClose={onClose} />
      <CouponSheet
        open={sheet === 'coupon'}
        shop={props.shop}
        guest={props.guest}
        bill={props.bill}
        onClose={onClose}
      />
      <ChosenLineSheets {...{ sheet, chosen, dispatch, onClose }} />
      <RecallSheet
        open={sheet === 'recall'}
        parked={parked}
        rungUp={props.rungUp}
        onClose={onClose}
        onRecall={closing(commands.recall)}
        onPrint={props.onPrint}
        onAgain={commands.again}
      />
      <WholeBillSheets {...props} />
      <BillReduceSheet
        open={sheet === 'reduceBill'}
        {...{ session, changes, preview, onClose }}
        unsent={props.order.extras.discounts ?? []}
        onUnsent={(discounts) => dispatch({ type: 'extrasChanged', change: { discounts } })}
      />
      <VoidSheet
        open={sheet === 'void' || sheet === 'voidBill'}
        isWhole={sheet === 'voidBill'}
        {...{ session, changes, preview, onClose }}
      />
      <UnfiredSheet open={commands.isAsked} onClose={commands.leave} onPay={commands.goOn} />
      <KeysSheet open={sheet === 'keys'} onClose={onClose} />
    </>
  );
}

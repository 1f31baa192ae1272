import type { Draft, TableSession } from '@comanda/contract';
import type { CartLine, LineChange } from '@comanda/domain';
import { NoteSheet, ReduceSheet, type TillAction, type VoidLines, VoidSheet } from '../../sale/index.ts';
import type { SellCommands } from '../hooks/use-sell-commands.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { RecallSheet, type RecallSheetProps } from './recall-sheet.tsx';
import { UnfiredSheet } from './unfired-sheet.tsx';

/** Sheets over the till, one at a time. */
export type SellSheet = 'note' | 'reduce' | 'recall' | 'keys' | 'void';

export type SellSheetsProps = Pick<RecallSheetProps, 'onPrint'> & {
  readonly sheet: SellSheet | undefined;
  /** The bill, if it is open already. */
  readonly session: TableSession | undefined;
  readonly voiding: VoidLines;
  readonly chosen: CartLine | undefined;
  readonly parked: readonly Draft[];
  readonly dispatch: (action: TillAction) => void;
  readonly onClose: () => void;
  readonly commands: SellCommands;
};

/** Sheets over the till: a note and a reduction of the chosen line, a void, what was parked, the table of keys. */
export function SellSheets(props: SellSheetsProps) {
  const { sheet, session, voiding, chosen, parked, dispatch, onClose, commands } = props;
  const change = (to: LineChange) => {
    dispatch({ type: 'lineChanged', change: to });
    onClose();
  };
  const recall = (draft: Draft) => {
    onClose();
    commands.recall(draft);
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
      <RecallSheet
        open={sheet === 'recall'}
        parked={parked}
        onClose={onClose}
        onRecall={recall}
        onPrint={props.onPrint}
        onAgain={commands.again}
      />
      <VoidSheet open={sheet === 'void'} session={session} voiding={voiding} onClose={onClose} />
      <UnfiredSheet open={commands.isAsked} onClose={commands.leave} onPay={commands.goOn} />
      <KeysSheet open={sheet === 'keys'} onClose={onClose} />
    </>
  );
}

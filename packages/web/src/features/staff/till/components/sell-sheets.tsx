import type { Draft } from '@comanda/contract';
import type { CartLine, LineChange } from '@comanda/domain';
import type { TillAction } from '../state/till-order.ts';
import { KeysSheet } from './keys-sheet.tsx';
import { NoteSheet } from './note-sheet.tsx';
import { ParkedSheet } from './parked-sheet.tsx';
import { ReduceSheet } from './reduce-sheet.tsx';

/** Sheets over the till, one at a time. */
export type SellSheet = 'note' | 'reduce' | 'recall' | 'keys';

export type SellSheetsProps = {
  readonly sheet: SellSheet | undefined;
  readonly chosen: CartLine | undefined;
  readonly parked: readonly Draft[];
  readonly dispatch: (action: TillAction) => void;
  readonly onClose: () => void;
  readonly onRecall: (draft: Draft) => void;
};

/** Sheets over the till: a note and a reduction of the chosen line, what was parked, the table of keys. */
export function SellSheets({ sheet, chosen, parked, dispatch, onClose, onRecall }: SellSheetsProps) {
  const change = (to: LineChange) => {
    dispatch({ type: 'lineChanged', change: to });
    onClose();
  };
  const recall = (draft: Draft) => {
    onClose();
    onRecall(draft);
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
      <ParkedSheet open={sheet === 'recall'} parked={parked} onClose={onClose} onRecall={recall} />
      <KeysSheet open={sheet === 'keys'} onClose={onClose} />
    </>
  );
}

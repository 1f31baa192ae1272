import type { TableSession } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { BillChanges } from '../hooks/use-bill-changes.ts';
import css from './reduce-sheet.module.css';

export type TrainingSheetProps = {
  readonly open: boolean;
  readonly session: TableSession;
  readonly changes: BillChanges;
  readonly onClose: () => void;
  /** The bill has ended. */
  readonly onEnded: () => void;
};

/** Sheet that ends a bill which was rung up for training: it counts nowhere (till T4.5). */
export function TrainingSheet({ open, session, changes, onClose, onEnded }: TrainingSheetProps) {
  const { t } = useTranslation('till');
  const end = async () => {
    if (!(await changes.endAsTest(session))) return;
    onClose();
    onEnded();
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('training.title')} closeLabel={t('common:close')} width="s">
      <div className={css.reduce}>
        <p>{t('training.text')}</p>
        <Button variant="danger" size="l" wide icon="trash" busy={changes.isBusy} onClick={() => void end()}>
          {t('training.end')}
        </Button>
      </div>
    </Sheet>
  );
}

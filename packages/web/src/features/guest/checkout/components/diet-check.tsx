import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import {
  ConflictList,
  type LineConflict,
  TellKitchen,
  useDietaryFilter,
  useDietaryNames,
} from '../../dietary-filter/index.ts';
import { useLineTexts } from '../../dish/index.ts';
import css from './diet-check.module.css';

type DietCheckProps = {
  readonly open: boolean;
  readonly conflicts: readonly LineConflict[];
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before an order is placed that contains, or may contain, what the guest leaves out. */
export function DietCheck({ open, conflicts, onConfirm, onCancel }: DietCheckProps) {
  const { t, summary } = useDietaryNames();
  const { nameOf } = useLineTexts();
  const filter = useDietaryFilter();
  const isSure = conflicts.some(({ found, broken }) => found.length + broken.length > 0);
  return (
    <Dialog
      danger
      open={open}
      title={t(isSure ? 'guard.conflicts' : 'guard.unknown')}
      text={t('guard.text', { filter: summary(filter) })}
      confirmLabel={t('guard.confirm')}
      cancelLabel={t('guard.back')}
      {...{ onConfirm, onCancel }}
    >
      <ConflictList conflicts={conflicts} nameOf={nameOf} className={css.list} />
      <TellKitchen />
    </Dialog>
  );
}

import type { TableSession } from '@comanda/contract';
import { useEffect, useState } from 'react';
import { DishSubject } from '../../../../data/approval/approval-subject.tsx';
import { ReasonChoice, useReasonChoice } from '../../../../data/approval/reason-choice.tsx';
import { DishAmount } from '../../../../data/bills/dish-amount.tsx';
import { DishTicks } from '../../../../data/bills/dish-ticks.tsx';
import { groupLines, type LineGroup, liveLines } from '../../../../data/sessions/progress.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import type { BillChanges } from '../hooks/use-bill-changes.ts';
import type { ChangePreview } from '../hooks/use-change-preview.tsx';
import { withoutDishes } from '../state/changed-bill.ts';
import { partOf } from '../state/sent-part.ts';
import css from './void-sheet.module.css';

/** A dish to void, or some pieces of it. */
type VoidedDish = { readonly group: LineGroup; readonly pieces: number };

export type VoidSheetProps = {
  readonly open: boolean;
  readonly session: TableSession | undefined;
  /** The dish to void; which of all is asked when absent. */
  readonly dish?: VoidedDish | undefined;
  /** True if all dishes are chosen as it opens. */
  readonly isWhole?: boolean;
  readonly changes: BillChanges;
  readonly preview: ChangePreview;
  readonly onClose: () => void;
};

/** Returns what is chosen to void, from the start each time the sheet opens; a dish alone, and each of a whole bill, is chosen already. */
function useVoidChoice(
  open: boolean,
  groups: readonly LineGroup[],
  { dish, isWhole }: Pick<VoidSheetProps, 'dish' | 'isWhole'>,
) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { reason, ...choice } = useReasonChoice(open);
  const isChosen = isWhole === true || groups.length === 1;
  const before = dish?.group.line.id ?? (isChosen ? groups.map(({ line }) => line.id).join(' ') : '');
  useEffect(() => {
    if (!open) return;
    setChosen(new Set(before.split(' ').filter(Boolean)));
  }, [open, before]);
  const dishes = groups.filter(({ line }) => chosen.has(line.id));
  return { chosen, setChosen, dishes, choice, reason: dishes.length > 0 ? reason : undefined };
}

/** Sheet that voids dishes that were sent: which, and for which reason (till T2.3). */
export function VoidSheet({
  open,
  session,
  dish,
  isWhole = false,
  changes,
  preview,
  onClose,
}: VoidSheetProps) {
  const { t } = useTranslation('till');
  const groups = session === undefined ? [] : groupLines(liveLines(session));
  const { chosen, setChosen, dishes, choice, reason } = useVoidChoice(open, groups, { dish, isWhole });
  const submit = async () => {
    if (session === undefined || reason === undefined) return;
    const subject = dishes.map((group) => (
      <DishSubject key={group.line.id} session={session} group={group} pieces={dish?.pieces} />
    ));
    const part = dish && partOf(dish.group.line, dish.pieces, crypto.randomUUID());
    // pieces of a dish are a line of their own first
    if (part?.parts !== undefined && !(await changes.split(session, part))) return;
    const lines = part ? [part.line] : dishes.map(({ line }) => line.id);
    const after = part?.parts === undefined ? withoutDishes(session, lines) : undefined;
    const shown = {
      ...preview.show(subject, after),
      said: reason.text ?? t(`approval:reason.${reason.code}`),
      told: <Banner tone="note" icon="chef" title={t('voidTold.title')} text={t('voidTold.text')} />,
    };
    if (await changes.voidLines(session, lines, reason, shown)) onClose();
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('voidTitle')} closeLabel={t('common:close')}>
      <div className={css.void}>
        {dish ? (
          <DishAmount group={dish.group} pieces={dish.pieces} />
        ) : (
          <DishTicks title={t('voidWhich')} {...{ session, chosen }} onChange={setChosen} />
        )}
        <ReasonChoice {...choice} />
        <Button
          size="l"
          wide
          variant="danger"
          icon="trash"
          busy={changes.isBusy}
          disabled={reason === undefined}
          onClick={() => void submit()}
        >
          {dishes.length === 0 ? t('voidSent') : t('void', { count: dishes.length })}
        </Button>
      </div>
    </Sheet>
  );
}

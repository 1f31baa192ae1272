import type { Shop, TableSession } from '@comanda/contract';
import { isOpenStatus, splitBill, stepOf } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { useNames } from '../hooks/use-names.ts';
import { type DishGroup, dishGroups } from '../state/dish-groups.ts';
import type { SplitChoice } from '../state/split-choice.ts';
import { GuestCard } from './guest-card.tsx';
import { NameSheet } from './name-sheet.tsx';
import { ShareSheet } from './share-sheet.tsx';
import css from './split-bill.module.css';

type GuestCardsProps = {
  readonly session: TableSession;
  readonly shop: Shop;
  readonly choice: SplitChoice;
  /** False when nothing is due. */
  readonly isPayable: boolean;
  readonly onChoose: (change: Partial<SplitChoice>) => void;
};

const toggled = <Each,>(all: readonly Each[], one: Each) =>
  all.includes(one) ? all.filter((each) => each !== one) : [...all, one];

/** Returns true if the choice pays for something of a group. */
function isPaidNow(group: DishGroup, { way, payFor }: SplitChoice, me: number | undefined): boolean {
  if (way === 'all') return true;
  return way === 'mine' && group.guests.some((guest) => guest === me || payFor.includes(guest));
}

/** Renders the dishes by guest, own ones first; each can be shared, or picked for payment. */
export function GuestCards({ session, shop, choice, isPayable, onChoose }: GuestCardsProps) {
  const { t } = useTranslation('split-bill');
  const names = useNames(session);
  const naming = useHistoryDialog('name');
  const sharing = useHistoryDialog('share');
  const { me, people } = names;
  const groups = dishGroups(session, me);
  const { dishes, guests } = splitBill(session, stepOf(shop));
  const mayChange = isOpenStatus(session.status);
  const picks = isPayable && choice.way === 'lines';
  const shared = groups.flatMap((group) => group.dishes).find(({ line }) => line.id === sharing.about);
  const own = people.find(({ guest }) => guest === me);
  return (
    <section className={css.groups} aria-label={t('who')}>
      {groups.map((group) => {
        const [only] = group.guests;
        const isOthers = only !== undefined && group.guests.length === 1 && only !== me;
        const state =
          group.guests.length === 1 ? guests.find(({ guest }) => guest === only)?.state : undefined;
        const isSettled = state === 'paid' || state === 'pending';
        return (
          <GuestCard
            key={group.guests.join()}
            group={group}
            names={names}
            dishes={dishes}
            isPaidNow={isPayable && isPaidNow(group, choice, me)}
            picked={picks ? choice.lines : undefined}
            onPick={(line) => onChoose({ lines: toggled(choice.lines, line) })}
            onShare={mayChange && people.length > 1 ? sharing.open : undefined}
            onName={mayChange ? () => naming.open() : undefined}
            onPayFor={
              isPayable && choice.way === 'mine' && isOthers && !isSettled
                ? () => onChoose({ payFor: toggled(choice.payFor, only) })
                : undefined
            }
          />
        );
      })}
      {naming.isOpen && (
        <NameSheet session={session._id} name={own?.name} open={naming.isOpen} onClose={naming.close} />
      )}
      {shared && (
        <ShareSheet
          key={shared.line.id}
          session={session._id}
          dish={shared}
          names={names}
          onClose={sharing.close}
        />
      )}
    </section>
  );
}

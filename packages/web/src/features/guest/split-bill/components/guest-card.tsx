import type { DishShare, ShareState } from '@comanda/domain';
import { moneyText } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Avatars } from '../../../../ui/display/avatars.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { useNames } from '../hooks/use-names.ts';
import type { DishGroup } from '../state/dish-groups.ts';
import { DishRow } from './dish-row.tsx';
import css from './guest-card.module.css';
import { ShareMark } from './share-mark.tsx';

export type GuestCardProps = {
  readonly group: DishGroup;
  readonly names: ReturnType<typeof useNames>;
  readonly dishes: readonly DishShare[];
  /** Set when the current choice pays for the group. */
  readonly isPaidNow: boolean;
  /** Ids of the picked dishes, when paying by dish. */
  readonly picked?: readonly string[];
  readonly onPick: (line: string) => void;
  readonly onShare?: (line: string) => void;
  readonly onName?: () => void;
  /** Toggles paying for this guest, too. */
  readonly onPayFor?: (() => void) | undefined;
};

/** Returns the names of a group's guests. */
function useGroupLabel({ group, names }: Pick<GuestCardProps, 'group' | 'names'>): string {
  const { t } = useTranslation('split-bill');
  const { guests } = group;
  const [only] = guests;
  if (only === undefined) return t('whole');
  if (guests.length === 1) return names.labelOf(only);
  return guests.length === names.people.length
    ? t('sharedByAll', { count: guests.length })
    : t('sharedBy', { names: names.listOf(guests) });
}

/** Returns the guest's own part of a shared group; undefined if it is not shared with them. */
function useOwnPart({ group, names }: Pick<GuestCardProps, 'group' | 'names'>): string | undefined {
  const { t } = useTranslation('split-bill');
  const style = useMoneyStyle();
  const { guests, amount } = group;
  if (guests.length < 2 || names.me === undefined || !guests.includes(names.me)) return undefined;
  const part = moneyText(Math.round(amount / guests.length), style.currency, style.locale);
  return t('yourPart', { amount: part });
}

/** Returns the state common to all dishes of a card, shown once in its head. */
function stateOfAll([first = 'open', ...others]: readonly ShareState[]): ShareState {
  return others.every((state) => state === first) ? first : 'open';
}

/** Renders the dishes of a guest or of several who share them, with their total. */
export function GuestCard(props: GuestCardProps) {
  const { group, names, dishes, isPaidNow, picked, onPick, onShare, onName, onPayFor } = props;
  const { t } = useTranslation('split-bill');
  const label = useGroupLabel(props);
  const part = useOwnPart(props);
  const stateOf = (id: string) => dishes.find(({ line }) => line === id)?.state ?? 'open';
  const commonState = stateOfAll(group.dishes.map(({ line }) => stateOf(line.id)));
  const [only] = group.guests;
  const isMine = only !== undefined && only === names.me && group.guests.length === 1;
  const ownName = isMine ? names.people.find(({ guest }) => guest === only)?.name : undefined;
  return (
    <article className={cx('framed', css.card, isPaidNow && css.now)} aria-label={label}>
      <header className={css.head}>
        {group.guests.length > 0 ? (
          <Avatars people={group.guests.map(names.avatarOf)} />
        ) : (
          <span className={css.nobody}>
            <Icon name="users" size="s" />
          </span>
        )}
        <div className={css.words}>
          <h2 className={css.name}>{label}</h2>
          {part !== undefined && <small className="muted">{part}</small>}
          {onName !== undefined && isMine && (
            <button type="button" className={css.link} onClick={onName}>
              <span>{ownName === undefined ? t('name.add') : t('name.change', { name: ownName })}</span>
            </button>
          )}
          {onPayFor !== undefined && only !== undefined && (
            <button type="button" className={css.link} aria-pressed={isPaidNow} onClick={onPayFor}>
              <Icon name={isPaidNow ? 'check' : 'plus'} size="xs" />
              <span>{t(isPaidNow ? 'paysFor' : 'payFor', { name: names.nameOf(only) })}</span>
            </button>
          )}
          {commonState !== 'open' && <ShareMark state={commonState} />}
        </div>
        <Price amount={group.amount} />
      </header>
      <ul>
        {group.dishes.map((dish) => {
          const { id } = dish.line;
          return (
            <DishRow
              key={id}
              dish={dish}
              state={stateOf(id)}
              hidesState={stateOf(id) === commonState}
              picked={picked?.includes(id)}
              onPick={picked && (() => onPick(id))}
              onShare={onShare && (() => onShare(id))}
            />
          );
        })}
      </ul>
    </article>
  );
}

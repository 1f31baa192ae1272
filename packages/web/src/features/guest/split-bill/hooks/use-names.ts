import type { TableSession } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { initialOf, type Person, peopleOf } from '../state/people.ts';
import { useGuestNumber } from './use-guest-number.ts';

type Table = Pick<TableSession, '_id' | 'guests' | 'products'>;

/** Returns the table's guests, and the functions that name them on this phone. */
export function useNames(session: Table) {
  const { t } = useTranslation('split-bill');
  const { locale } = useLocale();
  const me = useGuestNumber(session._id);
  const people = peopleOf(session);
  const find = (guest: number): Person => people.find((each) => each.guest === guest) ?? { guest };
  /** Returns a guest's name or number, without regard to who is reading. */
  const nameOf = (guest: number) => {
    const { name, seat } = find(guest);
    return name ?? (seat === undefined ? t('guest', { number: guest }) : t('seat', { seat }));
  };
  const labelOf = (guest: number) => (guest === me ? t('you') : nameOf(guest));
  const list = new Intl.ListFormat(locale.intl, { type: 'conjunction' });
  return {
    me,
    people,
    nameOf,
    /** Returns the same, but "You" for this phone's guest. */
    labelOf,
    /** Lists several guests, this phone's first. */
    listOf: (guests: readonly number[]) => {
      const others = guests.filter((guest) => guest !== me).map(nameOf);
      return list.format(others.length < guests.length ? [t('youAmong'), ...others] : others);
    },
    avatarOf: (guest: number) => ({
      id: String(guest),
      name: labelOf(guest),
      initial: initialOf(find(guest)),
      seat: Number(find(guest).seat ?? guest) - 1,
    }),
  };
}

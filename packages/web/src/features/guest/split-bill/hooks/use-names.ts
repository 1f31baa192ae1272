import type { TableSession } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { initialOf, type Person, peopleOf } from '../state/people.ts';
import { useMe } from './use-me.ts';

type Table = Pick<TableSession, '_id' | 'guests' | 'products'>;

/** What the people of a table are called on this phone. */
export function useNames(session: Table) {
  const { t } = useTranslation('split-bill');
  const { locale } = useLocale();
  const me = useMe(session._id);
  const people = peopleOf(session);
  const find = (guest: number): Person => people.find((each) => each.guest === guest) ?? { guest };
  /** Their own name, or their number: also one's own. */
  const nameOf = (guest: number) => find(guest).name ?? t('guest', { number: guest });
  const sayOf = (guest: number) => (guest === me ? t('you') : nameOf(guest));
  const list = new Intl.ListFormat(locale.iso, { type: 'conjunction' });
  return {
    me,
    people,
    nameOf,
    /** The same, but "You" on one's own phone. */
    sayOf,
    /** Several in a sentence, oneself first. */
    listOf: (guests: readonly number[]) => {
      const others = guests.filter((guest) => guest !== me).map(nameOf);
      return list.format(others.length < guests.length ? [t('youAmong'), ...others] : others);
    },
    faceOf: (guest: number) => ({
      id: String(guest),
      name: sayOf(guest),
      initial: initialOf(find(guest)),
      seat: guest - 1,
    }),
  };
}

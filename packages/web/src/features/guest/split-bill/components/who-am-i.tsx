import type { TableSession } from '@comanda/contract';
import { useId } from 'react';
import { becomeGuest } from '../../../../data/sessions/saved-sessions.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { quantityText } from '../../order-frame/index.ts';
import type { useNames } from '../hooks/use-names.ts';
import { useNameGuest } from '../hooks/use-table-call.ts';
import { candidatesFor } from '../state/who-am-i.ts';
import css from './who-am-i.module.css';

type WhoAmIProps = {
  readonly session: TableSession;
  readonly names: ReturnType<typeof useNames>;
  /** Called by a guest who is none of those named. */
  readonly onNobody: () => void;
};

/**
 * Asks which guest this phone's is, where their share cannot be known: one whose phone died takes their place again by
 * name, and one whom the staff serve says where they sit.
 */
export function WhoAmI({ session, names, onNobody }: WhoAmIProps) {
  const { t } = useTranslation('split-bill');
  const { say } = useLocale();
  const title = useId();
  const { people, seats } = candidatesFor(session, names.me);
  const { mutate, isPending, variables } = useNameGuest(session._id, () => undefined);
  if (people.length + seats.length === 0) return null;
  const take = (as: number) => mutate({ as }, { onSuccess: () => becomeGuest(session._id, as) });
  return (
    <section className={cx('well', css.question)} aria-labelledby={title}>
      <h2 id={title} className={css.title}>
        {t('whoAmI.title')}
      </h2>
      <p className="muted">{t('whoAmI.text')}</p>
      <div className={css.choices}>
        {people.map(({ guest }) => (
          <Button
            key={guest}
            variant="plain"
            wide
            busy={isPending && variables?.as === guest}
            onClick={() => take(guest)}
          >
            {t('whoAmI.person', { name: names.nameOf(guest) })}
          </Button>
        ))}
        {seats.map(({ seat, dishes }) => (
          <Button
            key={seat}
            variant="plain"
            wide
            busy={isPending && variables?.seat === seat}
            onClick={() => mutate({ seat })}
          >
            {t('whoAmI.seat', {
              seat,
              dishes: dishes
                .map(({ line }) => quantityText(line.quantity, say(line.name)))
                .join(t('order:comma')),
            })}
          </Button>
        ))}
        <Button variant="quiet" wide onClick={onNobody}>
          {t('whoAmI.nobody')}
        </Button>
      </div>
    </section>
  );
}

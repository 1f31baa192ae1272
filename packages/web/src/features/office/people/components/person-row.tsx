import type { Person, Shop } from '@comanda/contract';
import { mayManagePerson } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dayText } from '../../../../lib/clock-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { useOffice } from '../../frame/index.ts';
import css from './person-row.module.css';

type PersonRowProps = {
  readonly person: Person;
  readonly shops: readonly Shop[];
  readonly onEdit: () => void;
};

/** A person: name, role, restaurants, and when they were last seen. */
export function PersonRow({ person, shops, onEdit }: PersonRowProps) {
  const { t } = useTranslation('people');
  const { locale, say } = useLocale();
  const { session } = useOffice();
  const { name, role, archivedAt, lastSeenAt } = person;
  const places = shops.filter(({ _id }) => person.shops.includes(_id)).map((shop) => say(shop.name));
  const seen = lastSeenAt && t('seen', { day: dayText(lastSeenAt, locale.intl) });
  const isOwn = person._id === session.staff._id;
  return (
    <li className={css.row}>
      <p className={css.head}>
        <b className={css.name}>{name}</b>
        {isOwn && <Badge tone="brand">{t('you')}</Badge>}
        {archivedAt !== undefined && <Badge>{t('state.left')}</Badge>}
      </p>
      <p className={css.role}>{t(`staff:role.${role}`)}</p>
      <p className={css.quiet}>{person.shops.length === 0 ? t('everywhere') : places.join(' · ')}</p>
      <p className={css.quiet}>{seen ?? t('neverSeen')}</p>
      <p className={css.action}>
        {mayManagePerson({ ...session.staff, shop: session.shop }, person) && (
          <Button size="s" variant="plain" onClick={onEdit} aria-label={t('editNamed', { name })}>
            {t('edit')}
          </Button>
        )}
      </p>
    </li>
  );
}

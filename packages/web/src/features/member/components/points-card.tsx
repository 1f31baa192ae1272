import type { User } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../app/locale.ts';
import { dayText } from '../../../lib/clock-text.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { usePlace } from '../../session/state/place.ts';
import { usePointHistory, usePoints } from '../api/holdings.ts';
import css from './card.module.css';

function History({ user }: { readonly user: string }) {
  const { t } = useTranslation('member');
  const { locale } = useLocale();
  const { data: entries, isPending } = usePointHistory(user);
  const signed = new Intl.NumberFormat(locale.iso, { signDisplay: 'exceptZero' });
  if (isPending) return <p className={css.quiet}>{t('points.reading')}</p>;
  if (entries === undefined || entries.length === 0) return <p className={css.quiet}>{t('points.never')}</p>;
  return (
    <ul className={css.entries}>
      {entries.map(({ _id, amount, reason, createdAt, remark }) => (
        <li key={_id} className={css.entry}>
          <span>
            {t(`points.reason.${reason}`)}
            {remark !== undefined && ` · ${remark}`}
            <span className={css.quiet}> {dayText(createdAt, locale.iso)}</span>
          </span>
          <span className={css.amount}>{signed.format(amount)}</span>
        </li>
      ))}
    </ul>
  );
}

/** Points that can be spent here, and how they came and went. */
export function PointsCard({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  const { locale } = useLocale();
  const { shop } = usePlace();
  const { data: balances = [], isPending } = usePoints(member._id, shop);
  const [isOpen, setIsOpen] = useState(false);
  const total = balances.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <section className={css.card}>
      <Icon name="star" className={css.sign} />
      <div className={css.words}>
        <h3 className={css.title}>{t('points.title')}</h3>
        <p className={css.big}>{isPending ? '…' : new Intl.NumberFormat(locale.iso).format(total)}</p>
        <Button size="s" variant="plain" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {t(isOpen ? 'points.hide' : 'points.show')}
        </Button>
        {isOpen && <History user={member._id} />}
      </div>
    </section>
  );
}

import type { User } from '@comanda/contract';
import { useLocale } from '../../../app/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Meter } from '../../../ui/meter.tsx';
import { useVipLevels, useVipProgress } from '../api/holdings.ts';
import css from './card.module.css';

/** The member's level, what it gives, and how far the next one is. */
export function LevelCard({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  const { locale, say } = useLocale();
  const { data: levels = [] } = useVipLevels();
  const { data: progress } = useVipProgress(member._id);
  const levelOf = (id: string | undefined) => levels.find(({ _id }) => _id === id);
  const level = levelOf(progress?.vipLevel ?? member.vipLevel);
  const next = levelOf(progress?.next);
  if (level === undefined && next === undefined) return null;
  const off = new Intl.NumberFormat(locale.iso, { style: 'percent', maximumFractionDigits: 2 });
  const { points = 0, missing } = progress ?? {};
  return (
    <section className={css.card}>
      <Icon name="crown" className={css.sign} />
      <div className={css.words}>
        <h3 className={css.title}>{level === undefined ? t('level.none') : say(level.name)}</h3>
        {level !== undefined && <p>{t('level.gives', { off: off.format(1 - level.orderDiscount) })}</p>}
        {next !== undefined && missing !== undefined && (
          <>
            <p className={css.quiet}>{t('level.next', { count: missing, level: say(next.name) })}</p>
            <Meter value={points / (points + missing)} />
          </>
        )}
      </div>
    </section>
  );
}

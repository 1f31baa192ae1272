import type { User, VipLevel } from '@comanda/contract';
import { useVipLevels, useVipProgress } from '../../../../data/member/holdings.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { dateFormat } from '../../../../lib/formats.ts';
import { Meter } from '../../../../ui/display/meter.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { percentLabel } from '../../offers/index.ts';
import css from './card.module.css';

/** Returns the function that describes a level's discount. */
function useDiscountText() {
  const { t } = useTranslation('member');
  const { locale } = useLocale();
  return ({ orderDiscount }: VipLevel): string => {
    // a discount has at most four decimals
    const off = Number(((1 - orderDiscount) * 100).toFixed(4));
    return off === 0 ? t('level.nothing') : t('level.gives', percentLabel(off, locale.intl));
  };
}

/** Returns the levels that points lead to, lowest first. */
function ladderOf(levels: readonly VipLevel[]): readonly VipLevel[] {
  return levels
    .filter(({ minPoints }) => minPoints !== undefined)
    .sort((one, other) => (one.minPoints ?? 0) - (other.minPoints ?? 0));
}

type LadderProps = { readonly levels: readonly VipLevel[]; readonly current: string | undefined };

function Ladder({ levels, current }: LadderProps) {
  const { t } = useTranslation('member');
  const { say } = useLocale();
  const discountText = useDiscountText();
  return (
    <ol className={css.entries} aria-label={t('level.all')}>
      {levels.map((level) => (
        <li key={level._id} className={css.entry} aria-current={level._id === current ? 'step' : undefined}>
          <span>
            <b>{say(level.name)}</b> · {discountText(level)}
          </span>
          <span className={css.quiet}>
            {level._id === current ? t('level.yours') : t('level.from', { count: level.minPoints ?? 0 })}
          </span>
        </li>
      ))}
    </ol>
  );
}

/** Renders the member's level with its discount, the progress to the next, and the points that count. */
export function LevelCard({ member }: { readonly member: User }) {
  const { t } = useTranslation('member');
  const { locale, say } = useLocale();
  const discountText = useDiscountText();
  const { data: levels = [] } = useVipLevels();
  const { data: progress } = useVipProgress(member._id);
  const levelOf = (id: string | undefined) => levels.find(({ _id }) => _id === id);
  const level = levelOf(progress?.vipLevel ?? member.vipLevel);
  const next = levelOf(progress?.next);
  if (level === undefined && next === undefined) return null;
  const { points = 0, missing, since } = progress ?? {};
  const day = dateFormat(locale.intl, { dateStyle: 'medium' });
  return (
    <section className={cx('well', css.card)} aria-label={t('level.title')}>
      <Icon name="crown" className={css.icon} />
      <div className={css.words}>
        <h3 className={css.title}>{level === undefined ? t('level.none') : say(level.name)}</h3>
        {level !== undefined && <p>{discountText(level)}</p>}
        {next !== undefined && missing !== undefined && (
          <>
            <p>{t('level.next', { count: missing, level: say(next.name) })}</p>
            <Meter value={points / (points + missing)} />
          </>
        )}
        {since !== undefined && (
          <p className={css.quiet}>
            {t('level.since', { count: points, date: day.format(new Date(since)) })}
          </p>
        )}
        {level !== undefined && <p className={css.quiet}>{t('level.stays')}</p>}
        <Ladder levels={ladderOf(levels)} current={level?._id} />
      </div>
    </section>
  );
}

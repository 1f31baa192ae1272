import type { KitchenTicket } from '@comanda/contract';
import { useStaffScreen } from '../../../../data/devices/staff-screen.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ageText } from '../../../../lib/age-text.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { cx } from '../../../../lib/cx.ts';
import { Kbd } from '../../../../ui/display/kbd.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { SoundButton, type StaffSound } from '../../sound/index.ts';
import { BarMessage, useHasMessage } from './bar-toasts.tsx';
import css from './kitchen-bar.module.css';

export type KitchenBarProps = {
  readonly now: number;
  readonly timezone?: string;
  /** Average time from placing to ready, in milliseconds. */
  readonly average?: number;
  readonly late: number;
  readonly recallable: KitchenTicket | undefined;
  readonly disabled: boolean;
  readonly sound: StaffSound;
  readonly onRecall: () => void;
  /** Opens the list of dishes to mark as sold out. */
  readonly onSoldOut: () => void;
};

/** Head of the kitchen display: average time, recall, clock. */
export function KitchenBar(props: KitchenBarProps) {
  const { now, timezone, average, late, recallable, disabled, sound, onRecall, onSoldOut } = props;
  const { menu } = useStaffScreen();
  const { t } = useTranslation('kitchen');
  const { locale } = useLocale();
  const hasMessage = useHasMessage();
  return (
    <header className={cx(css.bar, hasMessage && css.says)}>
      <h1 className={css.title}>
        <Icon name="chef" className={css.sign} />
        <span className={css.name}>{t('staff:kitchen')}</span>
      </h1>
      <BarMessage />
      {average !== undefined && (
        <p className={css.fact}>
          {t('average')} <b>{ageText(average)}</b>
        </p>
      )}
      <p className={css.fact}>
        {t('late')} <b className={late > 0 ? css.late : undefined}>{late}</b>
      </p>
      <button
        type="button"
        className={css.recall}
        disabled={disabled}
        aria-keyshortcuts="S"
        onClick={onSoldOut}
      >
        <Kbd>S</Kbd>
        <span className={css.recallText}>{t('soldOut.button')}</span>
      </button>
      <button
        type="button"
        className={css.recall}
        disabled={disabled || !recallable}
        aria-keyshortcuts="R"
        onClick={onRecall}
      >
        <Kbd>R</Kbd>
        <span className={css.recallText}>
          {t('recall', { number: recallable ? (recallable.tableName ?? recallable.orderNumber) : '' })}
        </span>
      </button>
      <SoundButton sound={sound} />
      {menu}
      <time className={css.clock}>{clockText(now, locale.intl, timezone)}</time>
    </header>
  );
}

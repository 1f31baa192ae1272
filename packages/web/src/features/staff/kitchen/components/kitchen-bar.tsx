import type { Authenticated, KitchenTicket } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { Kbd } from '../../../../ui/display/kbd.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { StaffMenu } from '../../sign-in/components/staff-menu.tsx';
import { SoundButton } from '../../sound/components/sound-button.tsx';
import type { StaffSound } from '../../sound/hooks/use-staff-sound.ts';
import { ageText } from '../state/ticket-age.ts';
import css from './kitchen-bar.module.css';

export type KitchenBarProps = {
  readonly session: Authenticated;
  readonly now: number;
  readonly timezone?: string;
  /** Mean time from placing to ready, in milliseconds. */
  readonly average?: number;
  readonly late: number;
  readonly recallable: KitchenTicket | undefined;
  readonly disabled: boolean;
  readonly sound: StaffSound;
  readonly onRecall: () => void;
};

/** Head of the kitchen display: how it goes, recall, the time. */
export function KitchenBar(props: KitchenBarProps) {
  const { session, now, timezone, average, late, recallable, disabled, sound, onRecall } = props;
  const { t } = useTranslation('staff');
  const { locale } = useLocale();
  return (
    <header className={css.bar}>
      <h1 className={css.title}>
        <Icon name="chef" className={css.sign} />
        <span className={css.name}>{t('kitchen')}</span>
      </h1>
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
      <StaffMenu session={session} />
      <time className={css.clock}>{clockText(now, locale.iso, timezone)}</time>
    </header>
  );
}

import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import css from './split-bill.module.css';

const MAX_COUNT = 100;

type EqualPartsProps = {
  readonly parts: number;
  readonly partsLeft: number;
  readonly count: number;
  readonly onChange: (change: { readonly parts?: number; readonly count?: number }) => void;
};

/** Asks for the number of equal parts and how many this phone pays. */
export function EqualParts({ parts, partsLeft, count, onChange }: EqualPartsProps) {
  const { t } = useTranslation('split-bill');
  const { locale } = useLocale();
  const paid = Math.max(1, Math.min(count, partsLeft));
  const steps = { lessLabel: t('equal.less'), moreLabel: t('equal.more'), locale: locale.intl };
  return (
    <div className={css.equal}>
      <div className={css.counted}>
        <span>{t('equal.parts')}</span>
        <Stepper
          {...steps}
          label={t('equal.parts')}
          value={parts}
          min={2}
          max={MAX_COUNT}
          onChange={(next) => onChange({ parts: next, count: 1 })}
        />
      </div>
      <div className={css.counted}>
        <span>
          {t('equal.mine')}
          {partsLeft < parts && (
            <small className="muted">{t('equal.left', { count: partsLeft, parts })}</small>
          )}
        </span>
        <Stepper
          {...steps}
          label={t('equal.mine')}
          value={paid}
          max={Math.max(1, partsLeft)}
          disabled={partsLeft === 0}
          onChange={(next) => onChange({ count: next })}
        />
      </div>
    </div>
  );
}

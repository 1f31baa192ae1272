import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { useChecks, useScannerSeen } from '../hooks/use-checks.ts';
import { CHECKS, type CheckResult } from '../state/run-checks.ts';
import css from './checks.module.css';

type RowProps = {
  readonly label: string;
  readonly result: CheckResult | undefined;
  /** Sentence below the label unless the result is good. */
  readonly text: string;
};

const ICONS = { good: 'check', bad: 'alert', unknown: 'help' } as const;

function Row({ label, result, text }: RowProps) {
  const { t } = useTranslation('pos-home');
  return (
    <li className={cx(css.row, css[result ?? 'running'])}>
      <Icon
        name={result === undefined ? 'clock' : ICONS[result]}
        className={css.icon}
        label={t(`checks.result.${result ?? 'running'}`)}
      />
      <span>
        <b>{label}</b>{' '}
        {result !== undefined && result !== 'good' && <small className={css.text}>{text}</small>}
      </span>
    </li>
  );
}

/** Checks of a device: each a tick, or a sentence that says what goes without it (T1.3). */
export function Checks() {
  const { t } = useTranslation('pos-home');
  const results = useChecks();
  const isScannerSeen = useScannerSeen();
  return (
    <ul className={css.list} aria-live="polite">
      {CHECKS.map((check) => (
        <Row
          key={check}
          label={t(`checks.${check}.name`)}
          result={results[check]}
          text={t(`checks.${check}.bad`)}
        />
      ))}
      <Row
        label={t('checks.scanner.name')}
        result={isScannerSeen ? 'good' : 'unknown'}
        text={t('checks.scanner.bad')}
      />
    </ul>
  );
}

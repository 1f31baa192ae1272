import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { FieldMark } from '../state/field-marks.ts';
import { MarkSign } from './mark-sign.tsx';
import css from './marked.module.css';

type MarkedProps = {
  readonly mark: FieldMark | undefined;
  /** False where the field shows the sign itself. */
  readonly hasSign?: boolean;
  /** Sends what was refused once more. */
  readonly onAgain?: (() => void) | undefined;
  /** Goes back to the value that is saved. */
  readonly onUndo?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Field with its mark in the corner, which moves nothing; below it the reason of a refusal and the ways on (B10.1). */
export function Marked({ mark, hasSign = true, onAgain, onUndo, children }: MarkedProps) {
  const { t } = useTranslation('office');
  return (
    <div className={css.marked}>
      {children}
      {hasSign && (
        <span className={css.corner}>
          <MarkSign mark={mark} />
        </span>
      )}
      {mark?.status === 'refused' && (
        <div role="alert" className={css.refused}>
          <span>{t('changes.mark.because', { reason: t(`errors:${mark.code}`) })}</span>
          {onAgain && (
            <Button variant="plain" size="s" icon="refresh" onClick={onAgain}>
              {t('common:retry')}
            </Button>
          )}
          {onUndo && (
            <Button variant="plain" size="s" icon="undo" onClick={onUndo}>
              {t('common:undo')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

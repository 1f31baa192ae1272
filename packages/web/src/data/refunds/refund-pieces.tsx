import { useLocale } from '../../i18n/locale.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { newRequestId } from '../../lib/request-id.ts';
import { Stepper } from '../../ui/controls/stepper.tsx';
import type { LineGroup } from '../sessions/progress.ts';
import { type ChosenPieces, isDivisible, withPieces } from './chosen-pieces.ts';
import css from './refund-form.module.css';

type RefundPiecesProps = {
  /** The ticked dishes. */
  readonly groups: readonly LineGroup[];
  readonly pieces: ChosenPieces;
  readonly onChange: (pieces: ChosenPieces) => void;
};

/** Pieces that are given back of each ticked dish that the bill has several of (payments M4.1). */
export function RefundPieces({ groups, pieces, onChange }: RefundPiecesProps) {
  const { t } = useTranslation('till');
  const { locale, say } = useLocale();
  return groups.filter(isDivisible).map((group) => {
    const { id, name, quantity } = group.line;
    const dish = say(name);
    return (
      <div key={id} className={css.pieces}>
        <span>{t('refund.pieces', { dish, all: quantity })}</span>
        <Stepper
          value={pieces.get(id)?.quantity ?? quantity}
          max={quantity}
          label={t('refund.piecesOf', { dish })}
          lessLabel={t('less')}
          moreLabel={t('more')}
          locale={locale.intl}
          onChange={(next) => onChange(withPieces(pieces, group, next, newRequestId))}
        />
      </div>
    );
  });
}

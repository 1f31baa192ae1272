import type { CartLine } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import css from '../../cart/components/cart-line-row.module.css';
import { LinePicture, useLineTexts } from '../../dish/index.ts';

type FreeLineRowProps = {
  readonly line: CartLine;
  /** Name of the rule that gives the dish. */
  readonly offer: string;
};

/** Renders a dish that a rule adds; it comes and goes with the rule and cannot be edited. */
export function FreeLineRow({ line, offer }: FreeLineRowProps) {
  const { t } = useTranslation('offers');
  const { chosen, nameOf } = useLineTexts();
  const text = chosen(line);
  return (
    <li className={css.line}>
      <LinePicture line={line} />
      <div className={css.words}>
        <h3 className={css.name}>
          {line.quantity > 1 && `${line.quantity} × `}
          {nameOf(line)}
        </h3>
        {text !== '' && <p className={css.text}>{text}</p>}
        <p className={css.offer}>{offer || t('freeLine')}</p>
      </div>
      <Badge tone="ok" className={css.free}>
        {t('free')}
      </Badge>
    </li>
  );
}

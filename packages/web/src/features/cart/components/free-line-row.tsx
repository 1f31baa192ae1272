import type { CartLine } from '@comanda/domain';
import { Badge } from '../../../ui/badge.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { tintOf } from '../../../ui/picture-tables.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { pictureSource } from '../../menu/state/dish-picture.ts';
import { useLineWords } from '../hooks/use-line-words.ts';
import { usePromotionWords } from '../hooks/use-promotion-words.ts';
import css from './cart-line-row.module.css';

type FreeLineRowProps = {
  readonly line: CartLine;
  /** The rule that gives it. */
  readonly offer: string;
};

/** A dish that a rule adds: it comes and goes with the rule, so there is nothing to edit. */
export function FreeLineRow({ line, offer }: FreeLineRowProps) {
  const { t } = usePromotionWords();
  const { catalogue } = useReadyCatalogue();
  const { chosen, nameOf } = useLineWords();
  const product = catalogue.products.get(line.product ?? '');
  const words = chosen(line);
  return (
    <li className={css.line}>
      <Picture
        alt=""
        source={pictureSource(product?.image)}
        sizes="56px"
        tint={tintOf(line.product ?? '')}
        className={css.picture}
      />
      <div className={css.words}>
        <h3 className={css.name}>
          {line.quantity > 1 && `${line.quantity} × `}
          {nameOf(line)}
        </h3>
        {words !== '' && <p className={css.text}>{words}</p>}
        <p className={css.offer}>{offer || t('freeLine')}</p>
      </div>
      <Badge tone="ok" className={css.free}>
        {t('free')}
      </Badge>
    </li>
  );
}

import type { MarkSoldOut, Product } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useChoicesOf } from '../hooks/use-choices-of.ts';
import { SoldOutBadge } from './sold-out-badge.tsx';
import css from './sold-out-sheet.module.css';

/** Portions offered to be left of a dish. */
const PORTIONS = [1, 2, 3, 5, 10] as const;

type SoldOutDetailsProps = {
  readonly product: Product;
  readonly until: MarkSoldOut['until'];
  readonly onMark: (call: MarkSoldOut) => void;
};

/** Offers how many portions of a dish are left, and its choices, each with one tap. */
export function SoldOutDetails({ product, until, onMark }: SoldOutDetailsProps) {
  const { t } = useTranslation('kitchen');
  const { say } = useLocale();
  const choices = useChoicesOf(product);
  return (
    <div className={css.details}>
      <fieldset className={css.portions}>
        <legend className={css.title}>{t('soldOut.left')}</legend>
        {PORTIONS.map((left) => (
          <button
            key={left}
            type="button"
            className={css.portion}
            aria-label={t('stock.left', { count: left, name: say(product.name) })}
            onClick={() => onMark({ product: product._id, until, left })}
          >
            {left}
          </button>
        ))}
      </fieldset>
      {choices.length > 0 && (
        <section>
          <h4 className={css.title}>{t('soldOut.choices')}</h4>
          <ul>
            {choices.map(({ choice, isOff }) => (
              <li key={choice._id}>
                <button
                  type="button"
                  className={css.row}
                  aria-pressed={isOff}
                  onClick={() =>
                    onMark({ product: product._id, choice: choice._id, until: isOff ? 'now' : until })
                  }
                >
                  <span>{say(choice.name)}</span> <SoldOutBadge isOff={isOff} />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { type Asking, typedAmount } from '../../sale/index.ts';
import { usePriceRange } from '../hooks/use-price-range.ts';
import css from './option-keys.module.css';

export type PriceKeysProps = {
  readonly asking: Asking;
  /** Typed on the number keys. */
  readonly entry: string;
  readonly onNext: () => void;
  /** Goes one step back; absent at the first. */
  readonly onBack: (() => void) | undefined;
  readonly onCancel: () => void;
};

/** Asks in the deck what a dish costs whose price the staff enter, with its bounds (till T4.4). */
export function PriceKeys({ asking, entry, onNext, onBack, onCancel }: PriceKeysProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const rangeOf = usePriceRange();
  const product = catalogue.products.get(asking.draft.line.product ?? '');
  const price = typedAmount(entry);
  return (
    <div className={css.options}>
      <header className={css.head}>
        <h2 className={css.title}>
          {say(product?.name)}
          <span className={css.option}>
            {t('ownPrice')}
            <small role="status"> {product && rangeOf(product)}</small>
          </span>
        </h2>
        {onBack && (
          <Button variant="quiet" size="s" icon="back" onClick={onBack}>
            {t('stepBack')}
          </Button>
        )}
        <Button variant="quiet" size="s" onClick={onCancel}>
          {t('common:cancel')}
        </Button>
        <Button variant="tonal" size="s" disabled={price === undefined} onClick={onNext}>
          {t('next')}
        </Button>
      </header>
      <output className={css.price}>
        <Price amount={price ?? 0} size="inherit" />
      </output>
    </div>
  );
}

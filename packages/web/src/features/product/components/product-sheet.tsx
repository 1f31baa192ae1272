import type { Product } from '@comanda/contract';
import { askedOptions, isSetItem } from '@comanda/domain';
import { useState } from 'react';
import { useLocale } from '../../../app/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/field.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { tintOf } from '../../../ui/picture-tables.ts';
import { Price } from '../../../ui/price.tsx';
import { SetSteps } from '../../../ui/set-steps.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { Stepper } from '../../../ui/stepper.tsx';
import { useCart } from '../../cart/hooks/use-cart.ts';
import { useRemaining } from '../../cart/hooks/use-remaining.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useShopPrice } from '../../menu/hooks/use-shop-price.ts';
import { pictureSource } from '../../menu/state/dish-picture.ts';
import { dishStock } from '../../menu/state/dish-stock.ts';
import { usePlace } from '../../session/state/place.ts';
import { useDraft } from '../hooks/use-draft.ts';
import type { Draft } from '../state/draft.ts';
import { Allergens } from './allergens.tsx';
import { groupId } from './option-section.tsx';
import { ProductOptions } from './product-options.tsx';
import css from './product-sheet.module.css';

const REMARK_LENGTH = 100;

export type ProductSheetProps = {
  readonly product: Product;
  /** The cart's line that is changed. */
  readonly editing?: Draft;
  readonly onClose: () => void;
  /** Called with the line that was added or changed, after it is in the cart. */
  readonly onDone: (line: string) => void;
};

/** A product with everything that can be chosen, and the button that says what it costs. */
export function ProductSheet({ product, editing, onClose, onDone }: ProductSheetProps) {
  const { t } = useTranslation(['guest', 'common']);
  const { say, locale } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const { mode } = usePlace();
  const { lines, change } = useCart();
  const { draft, problems, price, select, setQuantity, setRemark, forget } = useDraft(product, editing);
  const [tells, setTells] = useState(false);
  const basePrice = useShopPrice(product);
  const own = editing?.line.quantity ?? 0;
  const inCart = lines
    .filter((line) => line.product === product._id)
    .reduce((sum, line) => sum + line.quantity, -own);
  const stock = dishStock(product, inCart);
  const remaining = useRemaining()[product._id];
  const allowed = remaining === undefined ? Number.POSITIVE_INFINITY : remaining + own;
  // the last one allowed may still be ordered
  const tellsLimit = draft.line.quantity >= allowed && (allowed === 0 || draft.line.quantity > 1);
  const asked = askedOptions(product, catalogue, mode);
  const isSet = asked.some((option) => option.options.some(isSetItem));
  const goTo = (option: string, line = draft.line.id) => {
    const group = document.getElementById(groupId(line, option));
    group?.scrollIntoView({ block: 'center' });
    group?.focus({ preventScroll: true });
  };
  const isDone = (option: string) =>
    !problems.some((found) => found.option === option && found.line === draft.line.id) &&
    (draft.line.options ?? []).some((each) => each.option === option && each.selections.length > 0);
  const finish = () => {
    const [first] = problems;
    if (first !== undefined) {
      setTells(true);
      goTo(first.option, first.line);
      return;
    }
    const { line, children } = draft;
    if (editing === undefined) change({ type: 'lineAdded', line, children });
    else {
      const { options, quantity, customRemark } = line;
      change({ type: 'lineEdited', id: line.id, change: { options, quantity, customRemark }, children });
    }
    forget();
    onDone(line.id);
  };
  const isSoldOut = stock.isOut || stock.more < draft.line.quantity;
  const isFull = isSoldOut || allowed < draft.line.quantity;
  const name = say(product.name);
  const remark = draft.line.customRemark ?? '';
  const firstOpen = asked.find((option) => !isDone(option._id))?._id ?? asked.at(-1)?._id ?? '';
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      closeLabel={t('common:close')}
      width="m"
      hero={
        <Picture
          alt=""
          shape="hero"
          eager
          source={pictureSource(product.image)}
          sizes="(min-width: 768px) 34rem, 100vw"
          tint={tintOf(product._id)}
          out={stock.isOut}
        />
      }
      footer={
        <>
          <Stepper
            size="l"
            value={draft.line.quantity}
            max={Math.max(1, Math.min(999, stock.more, allowed))}
            onChange={setQuantity}
            label={t('quantityOf', { name })}
            lessLabel={t('less')}
            moreLabel={t('more')}
            locale={locale.iso}
          />
          <Button
            size="l"
            wide
            disabled={isFull}
            amount={isFull ? undefined : <Price amount={price} size="inherit" />}
            onClick={finish}
          >
            {t(isSoldOut ? 'menu.soldOut' : editing === undefined ? 'product.add' : 'product.save')}
          </Button>
        </>
      }
    >
      <div className={css.head}>
        <p className={css.name} aria-hidden="true">
          {name}
        </p>
        <Price amount={basePrice} />
      </div>
      {product.description !== undefined && <p className={css.text}>{say(product.description)}</p>}
      {stock.left !== undefined && (
        <p className={css.left}>
          <Badge tone="left">{t('menu.left', { count: stock.left })}</Badge>
        </p>
      )}
      {remaining !== undefined && (
        <p className={css.left} role="status">
          <Badge tone="left">
            {tellsLimit ? t('placing.limitText') : t('limit.more', { count: allowed })}
          </Badge>
        </p>
      )}
      <Allergens product={product} />
      {isSet && asked.length > 1 && (
        <div className={css.steps}>
          <SetSteps
            label={t('product.steps')}
            doneLabel={t('product.stepDone')}
            current={firstOpen}
            steps={asked.map((option) => ({
              id: option._id,
              label: say(option.name),
              done: isDone(option._id),
            }))}
            onStep={(id) => goTo(id)}
          />
        </div>
      )}
      <div className={css.groups}>
        <ProductOptions {...{ product, draft, problems, tells, select }} />
        <TextArea
          label={t('product.remark')}
          note={t('optional')}
          hint={t('product.remarkHint')}
          counter={`${Array.from(remark).length} / ${REMARK_LENGTH}`}
          maxLength={REMARK_LENGTH}
          value={remark}
          onChange={setRemark}
        />
      </div>
    </Sheet>
  );
}

import type { Product } from '@comanda/contract';
import { useEffect } from 'react';
import { useShopPrice } from '../../../../data/catalogue/use-shop-price.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { TextArea } from '../../../../ui/controls/field.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { SetSteps } from '../../../../ui/display/set-steps.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import type { ProductOrder } from '../hooks/use-product-order.ts';
import { goToOption } from '../state/go-to-option.ts';
import { Allergens } from './allergens.tsx';
import { FilterNote } from './filter-note.tsx';
import { ProductOptions } from './product-options.tsx';
import css from './product-sheet.module.css';

const REMARK_LENGTH = 100;

type ProductBodyProps = { readonly product: Product; readonly order: ProductOrder };

/** Shows the remaining stock and order limit, when low. */
function Limits({ order: { draft, stock, remaining, allowed } }: Omit<ProductBodyProps, 'product'>) {
  const { t } = useTranslation('product');
  const { quantity } = draft.line;
  // the last allowed piece can still be ordered
  const showsLimit = quantity >= allowed && (allowed === 0 || quantity > 1);
  return (
    <>
      {stock.left !== undefined && (
        <p className={css.left}>
          <Badge tone="left">{t('menu:left', { count: stock.left })}</Badge>
        </p>
      )}
      {remaining !== undefined && (
        <p className={css.left} role="status">
          <Badge tone="left">
            {showsLimit ? t('menu:limit.reached') : t('menu:limit.more', { count: allowed })}
          </Badge>
        </p>
      )}
    </>
  );
}

function Notices({ order }: Omit<ProductBodyProps, 'product'>) {
  const { t } = useTranslation('product');
  return (
    <>
      {order.stock.isOut && (
        <div className={css.note}>
          <Banner
            tone="bad"
            icon="ban"
            title={t('justSoldOut')}
            text={order.isEditing ? undefined : t('justSoldOutText')}
          />
        </div>
      )}
      {order.isEatInOnly && (
        <div className={css.note}>
          <Banner tone="bad" icon="ban" title={t('eatInOnly')} text={t('eatInOnlyText')} />
        </div>
      )}
      <Limits order={order} />
    </>
  );
}

function Steps({ order: { asked, isDone, isSet, goTo } }: Omit<ProductBodyProps, 'product'>) {
  const { t } = useTranslation('product');
  const { say } = useLocale();
  if (!isSet || asked.length < 2) return null;
  const current = asked.find(({ _id }) => !isDone(_id))?._id ?? asked.at(-1)?._id ?? '';
  return (
    <div className={css.steps}>
      <SetSteps
        label={t('steps')}
        doneLabel={t('stepDone')}
        current={current}
        steps={asked.map(({ _id, name }) => ({ id: _id, label: say(name), done: isDone(_id) }))}
        onStep={goTo}
      />
    </div>
  );
}

/** Renders a product with all its choices. */
export function ProductBody({ product, order }: ProductBodyProps) {
  const { t } = useTranslation('product');
  const { say } = useLocale();
  const price = useShopPrice(product);
  const { draft, problems, showsProblems, place, select } = order;
  const remark = draft.line.customRemark ?? '';
  useEffect(() => {
    if (place !== undefined) goToOption(place);
  }, [place]);
  return (
    <>
      <div className={css.head}>
        <p className={css.name} aria-hidden="true">
          {say(product.name)}
        </p>
        <Price amount={price} />
      </div>
      {product.description !== undefined && <p className={css.text}>{say(product.description)}</p>}
      <Notices order={order} />
      <Allergens product={product} isSet={order.isSet} />
      <FilterNote product={product} isSet={order.isSet} />
      <Steps order={order} />
      <div className={css.groups}>
        <ProductOptions {...{ product, draft, problems, showsProblems, select }} />
        <TextArea
          label={t('remark')}
          note={t('common:optional')}
          hint={t('remarkHint')}
          counter={`${remark.length} / ${REMARK_LENGTH}`}
          maxLength={REMARK_LENGTH}
          value={remark}
          onChange={order.setRemark}
        />
      </div>
    </>
  );
}

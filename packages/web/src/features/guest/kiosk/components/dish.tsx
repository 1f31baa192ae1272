import type { Product } from '@comanda/contract';
import { useState } from 'react';
import type { Draft } from '../../../../data/cart/line-draft.ts';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { ProductOptions, type ProductOrder, useProductOrder } from '../../product/index.ts';
import { useKiosk } from '../state/kiosk-context.ts';
import css from './dish.module.css';
import { Screen } from './screen.tsx';

const MAX_COUNT = 99;

/** Returns true if nothing is missing or wrong at an option, nor at the set items that it adds. */
function isStepFree({ draft, problems }: ProductOrder, option: string): boolean {
  const items = draft.children.filter(({ fromOption }) => fromOption === option).map(({ id }) => id);
  return !problems.some(
    ({ line, option: at }) => items.includes(line) || (line === draft.line.id && at === option),
  );
}

/** Returns the step of a set that is shown, and the ways between the steps; one step for any other dish. */
function useSteps(order: ProductOrder, onClose: () => void) {
  const [at, setAt] = useState(0);
  const steps = order.isSet && order.asked.length > 1 ? order.asked : [];
  const step = steps[at];
  const isLast = at >= steps.length - 1;
  return {
    step,
    at,
    count: steps.length,
    isLast,
    isFree: step === undefined || isStepFree(order, step._id),
    next: () => setAt(at + 1),
    back: () => (at === 0 ? onClose() : setAt(at - 1)),
  };
}

type LastStepProps = {
  readonly order: ProductOrder;
  readonly name: string;
  readonly isNew: boolean;
  readonly onDone: () => void;
};

/** Controls that end the choice of a dish: its quantity, and the button that takes it into the order. */
function LastStep({ order, name, isNew, onDone }: LastStepProps) {
  const { t } = useTranslation('kiosk');
  const { locale } = useLocale();
  return (
    <>
      <Stepper
        size="l"
        value={order.draft.line.quantity}
        max={Math.max(1, Math.min(MAX_COUNT, order.stock.more, order.allowed))}
        onChange={order.setQuantity}
        label={t('common:quantityOf', { name })}
        lessLabel={t('common:less', { name })}
        moreLabel={t('common:more', { name })}
        locale={locale.intl}
      />
      <Button
        size="l"
        wide
        disabled={order.isFull}
        amount={<Price amount={order.price} size="inherit" />}
        onClick={() => order.finish() && onDone()}
      >
        {t(isNew ? 'dish.add' : 'dish.save')}
      </Button>
    </>
  );
}

type ChooserProps = { readonly product: Product; readonly editing: Draft | undefined };

function Chooser({ product, editing }: ChooserProps) {
  const { t } = useTranslation('kiosk');
  const { say } = useLocale();
  const { dispatch } = useKiosk();
  const order = useProductOrder(product, editing);
  const close = () => dispatch({ type: 'dishClosed' });
  const steps = useSteps(order, close);
  const { draft, problems, showsProblems, select } = order;
  const name = say(product.name);
  const next = steps.isLast ? (
    <LastStep {...{ order, name }} isNew={editing === undefined} onDone={close} />
  ) : (
    <Button size="l" wide disabled={!steps.isFree} onClick={steps.next}>
      {t('next')}
    </Button>
  );
  return (
    <Screen
      // a new step is a new screen: its heading gets the focus
      key={steps.at}
      title={name}
      text={steps.step ? t('dish.step', { at: steps.at + 1, count: steps.count }) : say(product.description)}
      onBack={steps.back}
      backLabel={steps.at > 0 ? t('back') : t('dish.toMenu')}
      next={next}
    >
      {steps.at === 0 && (
        <Picture
          alt={say(product.imageAlt) || name}
          shape="hero"
          eager
          source={pictureSource(product.image)}
          sizes="1000px"
          tint={tintOf(product._id)}
          className={css.hero}
        />
      )}
      <div className={css.options}>
        <h2 className="sr">{name}</h2>
        <ProductOptions {...{ product, draft, problems, showsProblems, select }} only={steps.step?._id} />
      </div>
    </Screen>
  );
}

/** Screen of one dish: its choices, a set's one step after another. */
export function Dish() {
  const { visit } = useKiosk();
  const { data } = useReadyCatalogue();
  const { lines } = useCart();
  const line = lines.find(({ id }) => id === visit.line);
  const editing = line && { line, children: lines.filter(({ fromProduct }) => fromProduct === line.id) };
  const product = data.products.find(({ _id }) => _id === visit.product);
  return product === undefined ? null : <Chooser product={product} editing={editing} />;
}

import type { Category, MenuTemplate, Page, Product, Section, Shop } from '@comanda/contract';
import { currencyFormatOf, moneyParts, stepOf } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { readAmount } from '../../../../lib/read-amount.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Button, ButtonLink } from '../../../../ui/controls/button.tsx';
import { ChoiceCards } from '../../../../ui/controls/choice-cards.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import { SETUP_KEY, usePublishNow } from '../hooks/use-publish-now.ts';
import { finishStep } from '../state/kept-setup.ts';
import { menuEdits } from '../state/menu-edits.ts';
import css from './menu-step.module.css';
import parts from './parts.module.css';
import { StepFrame } from './step-frame.tsx';

const MAX_PRICE = 99_999_999;

type MenuStepProps = {
  readonly shop: Shop;
  readonly sections: readonly Section[];
  readonly categories: readonly Category[];
  readonly products: readonly Product[];
};

type Dish = MenuTemplate['categories'][number]['dishes'][number];

/** The menu: a template whose dishes are kept one by one, or all with the proposed prices (office B1.5). */
export function MenuStep({ shop, sections, categories, products }: MenuStepProps) {
  const { t } = useTranslation('start');
  const templates = useQuery({
    queryKey: [...SETUP_KEY, 'templates', shop.currency],
    queryFn: async () => (await connection.call<Page<MenuTemplate>>('find', 'setup/templates', {})).data,
  });
  const [chosen, setChosen] = useState<string>();
  /** Typed prices of the dishes that are kept. */
  const [kept, setKept] = useState<ReadonlyMap<string, string>>(new Map());
  const [isRefused, setRefused] = useState(false);
  const template = templates.data?.find(({ _id }) => _id === chosen);
  const priceOf = (typed: string) => {
    const answer = readAmount(typed, { step: stepOf(shop), most: MAX_PRICE });
    return 'amount' in answer && typed.trim() !== '' ? answer.amount : undefined;
  };
  const prices = new Map([...kept].flatMap(([id, typed]) => priced(id, priceOf(typed))));
  const publish = usePublishNow();
  const next = () => {
    if (prices.size === 0 && products.length === 0) return setRefused(true);
    if (template === undefined || prices.size === 0) return finishStep('menu', 'tables');
    const present = { dishes: products.length, categories: categories.length };
    const edits = menuEdits({ template, prices, shop, sections, present, newId: newRequestId });
    publish.mutate(edits, { onSuccess: () => finishStep('menu', 'tables') });
  };
  return (
    <StepFrame
      step="menu"
      title={t('menu.title')}
      text={t('menu.text')}
      onNext={next}
      busy={publish.isPending || templates.isPending}
      disabled={kept.size !== prices.size}
      error={publish.error ?? templates.error}
      problem={isRefused && prices.size === 0 ? t('menu.noneKept') : undefined}
      canSkip
    >
      {products.length > 0 && <p className={parts.note}>{t('menu.present', { count: products.length })}</p>}
      <div>
        <ButtonLink variant="quiet" icon="download" to={ROUTES.office.replace(':part?', 'import')}>
          {t('menu.fromFile')}
        </ButtonLink>
      </div>
      <TemplateCards templates={templates.data ?? []} chosen={chosen} onChoose={setChosen} />
      {template && <TemplateDishes {...{ template, shop, kept, setKept, priceOf }} />}
    </StepFrame>
  );
}

function priced(id: string, price: number | undefined): readonly (readonly [string, number])[] {
  return price === undefined ? [] : [[id, price]];
}

function pictureOf(image: string | undefined): string | undefined {
  return image && `/api/attachments/${image}-small.webp`;
}

type TemplateCardsProps = {
  readonly templates: readonly MenuTemplate[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
};

function TemplateCards({ templates, chosen, onChoose }: TemplateCardsProps) {
  const { t } = useTranslation('start');
  const { say } = useLocale();
  const cards = templates.map(({ _id, name, categories }) => ({
    value: _id,
    label: say(name),
    note: t('menu.dishes', { count: categories.flatMap(({ dishes }) => dishes).length }),
    picture: (
      <img
        className={css.kindPicture}
        alt=""
        src={pictureOf(categories[0]?.dishes[0]?.image)}
        width={80}
        height={80}
      />
    ),
  }));
  return <ChoiceCards cards={cards} value={chosen ?? null} onChange={onChoose} />;
}

type TemplateDishProps = Pick<TemplateDishesProps, 'priceOf'> & {
  readonly dish: Dish;
  /** The proposed price, as it is typed. */
  readonly proposed: string;
  /** The typed price; undefined while the dish is not kept. */
  readonly typed: string | undefined;
  readonly onKeep: (typed: string | undefined) => void;
};

/** Dish of a template, which is kept by its button or by typing a price. */
function TemplateDish({ dish, proposed, typed, priceOf, onKeep }: TemplateDishProps) {
  const { t } = useTranslation('start');
  const { say } = useLocale();
  const name = say(dish.name);
  const isKept = typed !== undefined;
  const isWrong = isKept && priceOf(typed) === undefined;
  return (
    <li className={css.dish}>
      <img className={css.picture} alt="" src={pictureOf(dish.image)} loading="lazy" />
      <span className={css.name}>{name}</span>
      <Button
        className={css.keep}
        size="s"
        variant={isKept ? 'quiet' : 'tonal'}
        aria-pressed={isKept}
        aria-label={`${t('menu.keep')}: ${name}`}
        onClick={() => onKeep(isKept ? undefined : proposed)}
      >
        {t(isKept ? 'menu.yours' : 'menu.keep')}
      </Button>
      <TextField
        className={cx(!isKept && css.proposed)}
        hideLabel
        label={t('menu.priceOf', { name })}
        inputMode="decimal"
        value={typed ?? proposed}
        onChange={onKeep}
        error={isWrong ? t('menu.priceWrong') : undefined}
      />
    </li>
  );
}

type TemplateDishesProps = {
  readonly template: MenuTemplate;
  readonly shop: Shop;
  readonly kept: ReadonlyMap<string, string>;
  readonly setKept: (kept: ReadonlyMap<string, string>) => void;
  readonly priceOf: (typed: string) => number | undefined;
};

function TemplateDishes({ template, shop, kept, setKept, priceOf }: TemplateDishesProps) {
  const { t } = useTranslation('start');
  const { say } = useLocale();
  const dishes = template.categories.flatMap((category) => category.dishes);
  const digits = ({ price }: Dish) =>
    moneyParts(price, currencyFormatOf(shop), 'en').digits.replaceAll(',', '');
  const proposed = new Map(dishes.map((dish) => [dish._id, digits(dish)]));
  const keep = (id: string, typed: string | undefined) => {
    const others = [...kept].filter(([other]) => other !== id);
    setKept(new Map(typed === undefined ? others : [...others, [id, typed]]));
  };
  return (
    <>
      <div className={css.head}>
        <p className={parts.note} aria-live="polite">
          {t('menu.kept', { kept: dishes.filter(({ _id }) => kept.has(_id)).length, count: dishes.length })}
        </p>
        <Button variant="tonal" onClick={() => setKept(new Map([...proposed, ...kept]))}>
          {t('menu.keepAll', { count: dishes.length })}
        </Button>
      </div>
      <p className={parts.note}>{t('menu.rules')}</p>
      {template.categories.map((category) => (
        <section key={say(category.name)}>
          <h2 className={css.kind}>{say(category.name)}</h2>
          <ul className={css.dishes}>
            {category.dishes.map((dish) => (
              <TemplateDish
                key={dish._id}
                dish={dish}
                proposed={proposed.get(dish._id) ?? ''}
                typed={kept.get(dish._id)}
                priceOf={priceOf}
                onKeep={(typed) => keep(dish._id, typed)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

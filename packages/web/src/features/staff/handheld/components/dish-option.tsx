import { stepOf } from '@comanda/domain';
import { countOf, type Draft, selectionsIn } from '../../../../data/cart/line-draft.ts';
import { freshIds } from '../../../../data/cart/new-line.ts';
import { optionRule } from '../../../../data/cart/option-rule.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { OptionGroup } from '../../../../ui/controls/option-group.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { isAnswered, lineOf, openChoices, pressed, type Question } from '../../sale/index.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import css from './dish-view.module.css';

type DishOptionProps = {
  readonly question: Question;
  readonly draft: Draft;
  readonly hand: HandOrder;
  readonly onDraft: (draft: Draft) => void;
};

/** One option of the dish with its choices. */
export function DishOption({ question, draft, hand, onDraft }: DishOptionProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data, catalogue } = useReadyCatalogue();
  const { option } = question;
  const context = { catalogue, orderType: hand.place.type };
  const line = lineOf(draft, question.line);
  const product = data.products.find(({ _id }) => _id === line?.product);
  const selections = line === undefined ? [] : selectionsIn(line, option._id);
  const { kind, min, max } = optionRule(option, selections);
  const step = stepOf(data.shop);
  const isDone = min > 0 && line !== undefined && isAnswered(option, line);
  return (
    <OptionGroup
      title={
        question.line === draft.line.id ? say(option.name) : `${say(product?.name)}: ${say(option.name)}`
      }
      rule={t(`rule.${kind}`, { min, max })}
      state={isDone ? 'done' : 'open'}
    >
      <div className={css.choices}>
        {openChoices(option, product, context).map((choice) => {
          const pieces = countOf(selections, choice._id);
          return (
            <button
              key={choice._id}
              type="button"
              className={css.choice}
              aria-pressed={pieces > 0}
              onClick={() => {
                const next = pressed(draft, question, choice._id, { ...context, ids: freshIds() });
                if (next !== undefined) onDraft(next.draft);
              }}
            >
              {pieces > 1 && `${pieces} × `}
              {say(choice.name)}
              {choice.price !== undefined && choice.price !== 0 && (
                <Price
                  amount={Math.round(choice.price / step) * step}
                  bare
                  signed
                  size="s"
                  weight="regular"
                />
              )}
            </button>
          );
        })}
      </div>
    </OptionGroup>
  );
}

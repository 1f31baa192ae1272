import type { Product } from '@comanda/contract';
import { stepOf } from '@comanda/domain';
import { useMemo, useState } from 'react';
import { countOf, type Draft, selectionsIn, withQuantity } from '../../../../data/cart/line-draft.ts';
import { freshIds, newLine } from '../../../../data/cart/new-line.ts';
import { optionRule } from '../../../../data/cart/option-rule.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { OptionGroup } from '../../../../ui/controls/option-group.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import {
  isAnswered,
  lineOf,
  NoteSheet,
  openChoices,
  pressed,
  type Question,
  questionKey,
  questionsOf,
  useTillBill,
} from '../../sale/index.ts';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import css from './dish-view.module.css';
import { HandBar } from './hand-frame.tsx';
import { SeatBar } from './seat-bar.tsx';

const COURSES = [undefined, 1, 2, 3, 4] as const;
const MAX_QUANTITY = 999;

type OptionProps = {
  readonly question: Question;
  readonly draft: Draft;
  readonly hand: HandOrder;
  readonly onDraft: (draft: Draft) => void;
};

/** One option of the dish with its choices. */
function Option({ question, draft, hand, onDraft }: OptionProps) {
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

export type DishViewProps = {
  readonly product: Product;
  /** The line that is changed; a new one when absent. */
  readonly line: Draft | undefined;
  readonly hand: HandOrder;
  readonly onBack: () => void;
};

/** A dish with all its options on one page, defaults chosen; its seat, course and quantity in the foot (till T1.5). */
export function DishView({ product, line, hand, onBack }: DishViewProps) {
  const { t } = useTranslation('handheld');
  const { say } = useLocale();
  const { catalogue } = useReadyCatalogue();
  const { place, order, dispatch } = hand;
  const { type } = place;
  const [draft, setDraft] = useState<Draft>(() => {
    if (line !== undefined) return line;
    const fresh = newLine(product, catalogue, type);
    return { ...fresh, line: { ...fresh.line, tableChairId: order.seat } };
  });
  const [isNoting, setNoting] = useState(false);
  const questions = useMemo(
    () => questionsOf(draft, { catalogue, orderType: type }, 'all'),
    [draft, catalogue, type],
  );
  const open = questions.find(({ line: id, option }) => {
    const asked = lineOf(draft, id);
    return asked !== undefined && !isAnswered(option, asked);
  });
  const own = useMemo(() => [draft.line, ...draft.children], [draft]);
  const rest = order.cart.lines.filter(({ id }) => !own.some((each) => each.id === id));
  const { priced } = useTillBill(
    place,
    hand.section,
    useMemo(() => [...rest, ...own], [rest, own]),
  );
  const amounts = new Map(priced?.bill.lines.map((each) => [each.id, each.lineTotal]));
  const amount = own.reduce((sum, { id }) => sum + (amounts.get(id) ?? 0), 0);
  const change = (of: Partial<Draft['line']>) =>
    setDraft((now) => ({ ...now, line: { ...now.line, ...of } }));
  const { quantity, tableChairId, course, takeAway, hold, customRemark } = draft.line;
  const finish = () => {
    dispatch({ type: 'dishComposed', draft });
    onBack();
  };
  const toggles = [
    { id: 'pack', isOn: takeAway === true, press: () => change({ takeAway: takeAway !== true }) },
    { id: 'hold', isOn: hold === true, press: () => change({ hold: hold !== true }) },
  ] as const;
  return (
    <>
      <HandBar
        title={say(product.name)}
        note={[product.code, hand.name].filter(Boolean).join(t('staff:comma'))}
        back={{ label: t('back'), onBack }}
      >
        {line !== undefined && (
          <Button
            variant="plain"
            size="s"
            icon="trash"
            onClick={() => {
              dispatch({ type: 'lineChosen', id: draft.line.id });
              dispatch({ type: 'lineRemoved' });
              onBack();
            }}
          >
            {t('till:takeOff')}
          </Button>
        )}
      </HandBar>
      <main className={css.main}>
        {questions.map((question) => (
          <Option key={questionKey(question)} {...{ question, draft, hand }} onDraft={setDraft} />
        ))}
        <OptionGroup title={t('also')}>
          <div className={css.choices}>
            {toggles.map(({ id, isOn, press }) => (
              <button key={id} type="button" className={css.choice} aria-pressed={isOn} onClick={press}>
                {t(`till:${id}`)}
              </button>
            ))}
            <button
              type="button"
              className={css.choice}
              aria-pressed={Boolean(customRemark)}
              onClick={() => setNoting(true)}
            >
              {customRemark || t('till:note')}
            </button>
          </div>
        </OptionGroup>
      </main>
      <section className={css.foot} aria-label={t('actions')}>
        <SeatBar covers={hand.covers} seat={tableChairId} onSeat={(seat) => change({ tableChairId: seat })} />
        <fieldset className={css.courses} aria-label={t('till:course')}>
          {COURSES.map((each) => (
            <button
              key={each ?? 'none'}
              type="button"
              className={css.course}
              aria-pressed={each === course}
              onClick={() => change({ course: each })}
            >
              {each === undefined
                ? t('noCourse')
                : each === course
                  ? t('till:courseNo', { number: each })
                  : each}
              {each !== undefined && each !== course && <span className="sr"> {t('till:course')}</span>}
            </button>
          ))}
        </fieldset>
        <div className={css.two}>
          <Stepper
            value={quantity}
            max={MAX_QUANTITY}
            size="l"
            label={t('till:quantity')}
            lessLabel={t('till:less')}
            moreLabel={t('till:more')}
            onChange={(next) => setDraft((now) => withQuantity(now, next))}
          />
          <Button
            size="l"
            wide
            disabled={open !== undefined}
            amount={open === undefined && <Price amount={amount} size="inherit" />}
            onClick={finish}
          >
            {open === undefined
              ? t(line === undefined ? 'add' : 'till:save')
              : t('chooseOf', { option: say(open.option.name) })}
          </Button>
        </div>
      </section>
      <NoteSheet
        open={isNoting}
        note={customRemark ?? ''}
        onClose={() => setNoting(false)}
        onNote={(note) => {
          change({ customRemark: note === '' ? undefined : note });
          setNoting(false);
        }}
      />
    </>
  );
}

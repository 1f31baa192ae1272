import { stepOf } from '@comanda/domain';
import { countOf, selectionsIn } from '../../../../data/cart/line-draft.ts';
import { optionRule } from '../../../../data/cart/option-rule.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import {
  type AskContext,
  type Asking,
  isAnswered,
  lineOf,
  openChoices,
  type Question,
} from '../../sale/index.ts';
import css from './option-keys.module.css';

export type OptionKeysProps = {
  readonly asking: Asking;
  readonly question: Question;
  readonly context: AskContext;
  readonly onChoice: (choice: string) => void;
  readonly onNext: () => void;
  /** Goes one step back; absent at the first. */
  readonly onBack: (() => void) | undefined;
  readonly onCancel: () => void;
};

type ChoiceKeyProps = {
  readonly choice: Question['option']['options'][number];
  /** Position among the choices, from 0; the first ten are on the digits. */
  readonly at: number;
  readonly pieces: number;
  readonly onChoice: (choice: string) => void;
};

/** Key of a choice: its digit, its name with the pieces chosen, and what it adds to the price. */
function ChoiceKey({ choice, at, pieces, onChoice }: ChoiceKeyProps) {
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const step = stepOf(data.shop);
  return (
    <button
      type="button"
      className={cx(css.choice, pieces > 0 && css.on)}
      aria-pressed={pieces > 0}
      onClick={() => onChoice(choice._id)}
    >
      {at < 10 && (
        <span className={css.cap} aria-hidden="true">
          {(at + 1) % 10}
        </span>
      )}
      <span className={css.name}>
        {pieces > 1 && `${pieces} × `}
        {say(choice.name)}
      </span>
      {choice.price !== undefined && choice.price !== 0 && (
        <Price amount={Math.round(choice.price / step) * step} bare signed size="s" weight="regular" />
      )}
    </button>
  );
}

/** Options of a dish in the deck: one at a time, its choices on the digits. */
export function OptionKeys({
  asking,
  question,
  context,
  onChoice,
  onNext,
  onBack,
  onCancel,
}: OptionKeysProps) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data } = useReadyCatalogue();
  const { option } = question;
  const line = lineOf(asking.draft, question.line);
  const product = data.products.find(({ _id }) => _id === line?.product);
  const selections = line === undefined ? [] : selectionsIn(line, option._id);
  const { kind, min, max } = optionRule(option, selections);
  const isDone = line !== undefined && isAnswered(option, line);
  return (
    <div className={css.options}>
      <header className={css.head}>
        <h2 className={css.title}>
          {say(product?.name)}
          <span className={css.option}>
            {say(option.name)}
            <small role="status"> {t(`rule.${kind}`, { min, max })}</small>
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
        <Button variant="tonal" size="s" disabled={!isDone} onClick={onNext}>
          {t('next')}
        </Button>
      </header>
      <div className={css.choices}>
        {openChoices(option, product, context).map((choice, at) => (
          <ChoiceKey
            key={choice._id}
            choice={choice}
            at={at}
            pieces={countOf(selections, choice._id)}
            onChoice={onChoice}
          />
        ))}
      </div>
    </div>
  );
}

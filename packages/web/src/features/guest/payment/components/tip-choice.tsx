import type { Shop } from '@comanda/contract';
import { moneyText, stepOf } from '@comanda/domain';
import { useId, useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { numberFormat } from '../../../../lib/formats.ts';
import { readAmount } from '../../../../lib/read-amount.ts';
import { TextField } from '../../../../ui/controls/field.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { TIP_PERCENTS, tipOf } from '../state/tip-amounts.ts';
import css from './tip-choice.module.css';

type TipChoiceProps = {
  /** Amount without the tip, in minor units. */
  readonly amount: number;
  readonly tips: number;
  readonly shop: Shop;
  readonly disabled: boolean;
  readonly onChange: (tips: number) => void;
};

/** Manages the chosen percentage or typed amount; `problem` describes an invalid amount. */
function useTipInput({ amount, shop, onChange }: Pick<TipChoiceProps, 'amount' | 'shop' | 'onChange'>) {
  const { t } = useTranslation('payment');
  const { currency, locale } = useMoneyStyle();
  const [chosen, setChosen] = useState<number | 'own'>(0);
  const [text, setText] = useState('');
  const read = (typed: string) => readAmount(typed, { step: stepOf(shop), most: amount });
  const setTyped = (typed: string) => {
    const answer = read(typed);
    onChange('amount' in answer ? answer.amount : 0);
  };
  const answer = read(text);
  const money = (value: number) => moneyText(value, currency, locale);
  return {
    chosen,
    text,
    choose: (next: number | 'own') => {
      setChosen(next);
      if (next === 'own') setTyped(text);
      else onChange(next === 0 ? 0 : tipOf(amount, next, shop));
    },
    type: (next: string) => {
      setText(next);
      setTyped(next);
    },
    problem:
      'amount' in answer
        ? undefined
        : answer.problem === 'tooFine'
          ? t('tip.tooFine', { amount: money(answer.limit) })
          : t('tip.wrong', { amount: money(amount) }),
  };
}

function TipButtons(props: Omit<TipChoiceProps, 'tips'>) {
  const { amount, shop, disabled } = props;
  const { t } = useTranslation('payment');
  const { locale } = useLocale();
  const { chosen, text, choose, type, problem } = useTipInput(props);
  const percent = (value: number) => numberFormat(locale.intl, { style: 'percent' }).format(value / 100);
  return (
    <>
      <fieldset className={css.choices} aria-label={t('tip.title')} disabled={disabled}>
        {[...TIP_PERCENTS, 0, 'own' as const].map((each) => (
          <button
            key={each}
            type="button"
            className={cx('framed', css.choice)}
            aria-pressed={chosen === each}
            onClick={() => choose(each)}
          >
            {each === 0 ? t('tip.none') : each === 'own' ? t('tip.own') : percent(each)}
            {typeof each === 'number' && each > 0 && (
              <Price amount={tipOf(amount, each, shop)} size="s" weight="regular" />
            )}
          </button>
        ))}
      </fieldset>
      {chosen === 'own' && (
        <TextField
          label={t('tip.amount')}
          inputMode="decimal"
          value={text}
          onChange={type}
          maxLength={9}
          disabled={disabled}
          error={problem}
        />
      )}
    </>
  );
}

/** Asks for a tip on the payment; collapsed at first. */
export function TipChoice({ tips, ...props }: TipChoiceProps) {
  const { t } = useTranslation('payment');
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={css.tip}>
      <button
        type="button"
        className={css.open}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t('tip.title')}</span>
        {tips > 0 && <Price amount={tips} size="s" signed />}
        <Icon name={isOpen ? 'up' : 'down'} size="s" />
      </button>
      <div id={id} hidden={!isOpen} className={css.body}>
        <TipButtons {...props} />
        <p className="cap muted">{t('tip.text')}</p>
      </div>
    </section>
  );
}

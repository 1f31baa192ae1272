import { moneyText } from '@comanda/domain';
import { useEffect, useRef, useState } from 'react';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';

/** Milliseconds without a change after which the total is told. */
const SETTLED_MS = 600;

type SpokenTotalProps = { readonly label: string; readonly amount: number };

/** Tells a screen reader the total once it has settled after a change; what it is at first is read with the page. */
export function SpokenTotal({ label, amount }: SpokenTotalProps) {
  const { currency, locale } = useMoneyStyle();
  const known = useRef(amount);
  const [spoken, setSpoken] = useState('');
  const text = `${label} ${moneyText(amount, currency, locale)}`;
  useEffect(() => {
    if (known.current === amount) return;
    const timer = setTimeout(() => {
      known.current = amount;
      setSpoken(text);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [amount, text]);
  return (
    <p className="sr" role="status">
      {spoken}
    </p>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './coupon.module.css';
import { Meter } from './meter.tsx';

export type CouponProps = {
  /** On the stub: a number in large type, or a sign, and a word below. */
  readonly stub: { readonly big?: string; readonly icon?: IconName; readonly small: string };
  readonly title: string;
  /** What it gives, or exactly what is missing; the gap itself in `<b>`. */
  readonly text?: ReactNode;
  /** It cannot be used any more: grey. */
  readonly spent?: boolean;
  /** It counts now: golden, with what it saves on the right. */
  readonly active?: boolean;
  /** 0 to 1, how near it is. */
  readonly progress?: number;
  /** A saving as Price, or the IconButton that leads to what is missing. */
  readonly action?: ReactNode;
};

/** How large a number stands on its stub: what is long is smaller, and a Chinese sign counts as two. */
function sizeOf(text: string): 'short' | 'long' | 'longest' {
  const width = Array.from(text).reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0);
  return width < 5 ? 'short' : width < 6 ? 'long' : 'longest';
}

/** A coupon with its stub, perforated. */
export function Coupon(props: CouponProps) {
  const { stub, title, text, active = false, spent = false, progress, action } = props;
  return (
    <article className={cx(css.coupon, active && css.active, spent && css.spent)}>
      <div className={css.stub}>
        {stub.icon !== undefined && <Icon name={stub.icon} />}
        {stub.big !== undefined && <b className={cx(css.big, css[sizeOf(stub.big)])}>{stub.big}</b>}
        <small className={css.small}>{stub.small}</small>
      </div>
      <div className={css.words}>
        <h3 className={css.title}>{title}</h3>
        {text !== undefined && <p className={css.text}>{text}</p>}
        {progress !== undefined && <Meter value={progress} />}
      </div>
      {action}
    </article>
  );
}

import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './coupon.module.css';
import { Meter } from './meter.tsx';

export type CouponProps = {
  /** Stub: a number in large type, or an icon, and a word below. */
  readonly stub: { readonly big?: string; readonly icon?: IconName; readonly small: string };
  readonly title: string;
  /** Benefit, or exactly what is missing, with the gap in `<b>`. */
  readonly text?: ReactNode;
  /** Sentence of its conditions, in small type. */
  readonly terms?: string;
  /** True if no longer usable: grey. */
  readonly spent?: boolean;
  /** True if applied: golden, with the saving on the right. */
  readonly active?: boolean;
  /** Progress towards it, 0 to 1. */
  readonly progress?: number;
  /** Saving as a `Price`, or the `IconButton` that leads to what is missing. */
  readonly action?: ReactNode;
};

/** Returns the type size of a stub's number: smaller the longer it is, a Chinese character counting as two. */
function sizeOf(text: string): 'short' | 'long' | 'longest' {
  const width = Array.from(text).reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 2 : 1), 0);
  return width < 5 ? 'short' : width < 6 ? 'long' : 'longest';
}

/** Perforated coupon with its stub. */
export function Coupon(props: CouponProps) {
  const { stub, title, text, terms, active = false, spent = false, progress, action } = props;
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
        {terms !== undefined && <p className={css.terms}>{terms}</p>}
        {progress !== undefined && <Meter value={progress} />}
      </div>
      {action}
    </article>
  );
}

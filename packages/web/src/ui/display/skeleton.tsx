import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { useSkeletonHoldsFirstPaint } from '../../lib/first-paint.ts';
import css from './skeleton.module.css';

export type SkeletonBlockProps = {
  readonly width?: string | number;
  readonly height?: string | number;
  readonly shape?: 'line' | 'box' | 'round';
  readonly className?: string;
};

/** Grey placeholder in the shape of the content. */
export function SkeletonBlock({
  width = '100%',
  height = 14,
  shape = 'line',
  className,
}: SkeletonBlockProps) {
  return <svg className={cx(css.bone, css[shape], className)} {...{ width, height }} aria-hidden="true" />;
}

export type SkeletonProps = {
  readonly label: string;
  readonly children: ReactNode;
  readonly className?: string;
};

/** Skeleton of a page, announced as loading. */
export function Skeleton({ label, children, className }: SkeletonProps) {
  useSkeletonHoldsFirstPaint();
  return (
    <div className={className} aria-busy="true">
      <output className="sr">{label}</output>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}

export type SkeletonRowsProps = { readonly count?: number };

/** Skeleton rows of a menu: picture, two lines, price, button. */
export function SkeletonRows({ count = 5 }: SkeletonRowsProps) {
  return Array.from({ length: count }, (_, at) => (
    <span key={`row-${String(at)}`} className={css.row}>
      <SkeletonBlock width={92} height={92} shape="box" />
      <span className={css.words}>
        <SkeletonBlock width="82%" />
        <SkeletonBlock width="56%" height={12} />
        <span className={css.foot}>
          <SkeletonBlock width={72} height={18} />
          <SkeletonBlock width={36} height={36} shape="round" />
        </span>
      </span>
    </span>
  ));
}

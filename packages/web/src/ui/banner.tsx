import type { ReactNode } from 'react';
import css from './banner.module.css';
import { cx } from './cx.ts';
import { Icon, type IconName } from './icon.tsx';

export type BannerProps = {
  readonly tone?: 'note' | 'bad' | 'good';
  readonly icon: IconName;
  readonly title: string;
  readonly text?: ReactNode;
  /** A quiet Button. */
  readonly action?: ReactNode;
  readonly className?: string;
};

/** Something true of the whole page: offline, not placed, back online. Announced as it appears. */
export function Banner({ tone = 'note', icon, title, text, action, className }: BannerProps) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={cx(css.banner, css[tone], className)}>
      <Icon name={icon} className={css.icon} />
      <div className={css.words}>
        <b className={css.title}>{title}</b>
        {text}
      </div>
      {action}
    </div>
  );
}

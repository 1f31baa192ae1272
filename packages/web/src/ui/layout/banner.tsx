import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './banner.module.css';

export type BannerProps = {
  readonly tone?: 'note' | 'bad' | 'good';
  readonly icon: IconName;
  readonly title: string;
  readonly text?: ReactNode;
  /** Secondary `Button`. */
  readonly action?: ReactNode;
  /** Full-width actions below the text, where there are several. */
  readonly below?: ReactNode;
  readonly className?: string;
};

/** Banner for a state of the whole page: offline, not placed, back online. Announced when it appears. */
export function Banner({ tone = 'note', icon, title, text, action, below, className }: BannerProps) {
  return (
    <div role={tone === 'bad' ? 'alert' : 'status'} className={cx(css.banner, css[tone], className)}>
      <div className={css.row}>
        <div className={css.texts}>
          <Icon name={icon} className={css.icon} />
          <div className={css.words}>
            <b className={css.title}>{title}</b>
            {text}
          </div>
        </div>
        {action}
      </div>
      {below}
    </div>
  );
}

import type { ReactNode } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { useSingleTaps } from '../../../../lib/use-single-taps.ts';
import { Count } from '../../../../ui/display/badge.tsx';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import { useHand } from '../hooks/use-hand.ts';
import type { HandheldPlace, HandheldView } from '../hooks/use-handheld-place.ts';
import css from './hand-frame.module.css';

/** Tabs at the foot, and the parts that each leads to. */
const TABS: readonly {
  readonly id: 'tables' | 'menu' | 'bill' | 'more';
  readonly icon: IconName;
  readonly views: readonly HandheldView[];
}[] = [
  { id: 'tables', icon: 'dine', views: ['tables'] },
  { id: 'menu', icon: 'bowl', views: ['menu', 'dish'] },
  { id: 'bill', icon: 'slip', views: ['bill', 'pay'] },
  { id: 'more', icon: 'more', views: ['more'] },
];

export type HandFrameProps = {
  readonly at: HandheldPlace;
  /** Own tables that want somebody. */
  readonly wanting: number;
  readonly children: ReactNode;
};

/** Frame of a handheld: the screen, and its tabs at the foot within the thumb's reach (till T1.5). */
export function HandFrame({ at, wanting, children }: HandFrameProps) {
  const { t } = useTranslation('handheld');
  const hand = useHand();
  useSingleTaps();
  return (
    <div className={css.frame} data-hand={hand}>
      {children}
      <nav className={css.tabs} aria-label={t('parts')} data-foot="">
        {TABS.map(({ id, icon, views }) => (
          <button
            key={id}
            type="button"
            className={css.tab}
            aria-current={views.includes(at.view) ? 'page' : undefined}
            onClick={() => at.show(id)}
          >
            <span className={css.sign}>
              <Icon name={icon} />
              {id === 'tables' && wanting > 0 && (
                <Count className={css.count}>
                  <span aria-hidden="true">{wanting}</span>
                  <span className="sr">{t('wantYou', { count: wanting })}</span>
                </Count>
              )}
            </span>
            {t(`tab.${id}`)}
          </button>
        ))}
      </nav>
    </div>
  );
}

export type HandBarProps = {
  readonly title: string;
  /** Line above the title. */
  readonly note?: ReactNode;
  readonly back?: { readonly label: string; readonly onBack: () => void } | undefined;
  /** Content at the right end. */
  readonly children?: ReactNode;
};

/** Head of a handheld's screen. */
export function HandBar({ title, note, back, children }: HandBarProps) {
  return (
    <header className={cx('tiled lapped', css.bar)}>
      {back && (
        <button type="button" className={css.back} aria-label={back.label} onClick={back.onBack}>
          <Icon name="back" />
        </button>
      )}
      <div className={css.words}>
        {note !== undefined && <p className={css.note}>{note}</p>}
        <h1 className={css.title}>{title}</h1>
      </div>
      {children}
    </header>
  );
}

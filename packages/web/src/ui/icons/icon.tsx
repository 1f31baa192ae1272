import { createContext, lazy, Suspense, useContext } from 'react';
import { cx } from '../../lib/cx.ts';
import { retryUntilLoaded } from '../../lib/retry-until-loaded.ts';
import css from './icon.module.css';
import { IconDrawing } from './icon-drawing.tsx';
import type { IconName } from './icon-paths.ts';
import { type IconPaths, MENU_ICONS } from './menu-icons.ts';

export type { IconName } from './icon-paths.ts';

export type IconProps = {
  readonly name: IconName;
  readonly size?: 'xs' | 's' | 'm' | 'l';
  /** Accessible name; decorative when absent. */
  readonly label?: string;
  readonly className?: string;
};

/** The icons at hand: those of the menu. The server draws with all of them. */
export const IconsAtHand = createContext<Partial<Record<IconName, IconPaths>>>(MENU_ICONS);

const RareIcon = lazy(async () => ({
  default: (await retryUntilLoaded(() => import('./rare-icon.tsx'))).RareIcon,
}));

/** Icon in the colour of the surrounding text. */
export function Icon({ name, size = 'm', label, className }: IconProps) {
  const look = cx(css.icon, css[size], className);
  const paths = useContext(IconsAtHand)[name];
  return (
    <>
      {paths === undefined ? (
        <Suspense fallback={<IconDrawing className={look} />}>
          <RareIcon name={name} className={look} />
        </Suspense>
      ) : (
        <IconDrawing paths={paths} className={look} />
      )}
      {label !== undefined && <span className="sr">{label}</span>}
    </>
  );
}

/** Loads the icons that are not on the menu's first screen. */
export function preloadIcons(): void {
  import('./rare-icon.tsx').catch(() => undefined);
}

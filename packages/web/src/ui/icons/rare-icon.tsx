import { cx } from '../../lib/cx.ts';
import css from './icon.module.css';
import { IconDrawing } from './icon-drawing.tsx';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

type RareIconProps = { readonly name: IconName; readonly className?: string };

/** Icon that is not on the menu's first screen; drawn at once if its paths are loaded already. */
export function RareIcon({ name, className }: RareIconProps) {
  return <IconDrawing paths={ICON_PATHS[name]} className={cx(css.icon, className)} />;
}

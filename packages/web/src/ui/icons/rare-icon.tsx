import { cx } from '../../lib/cx.ts';
import css from './icon.module.css';
import { IconDrawing } from './icon-drawing.tsx';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

type RareIconProps = { readonly name: IconName; readonly className?: string };

/** An icon that the menu's first screen has not; a page that comes after it may draw it at once. */
export function RareIcon({ name, className }: RareIconProps) {
  return <IconDrawing paths={ICON_PATHS[name]} className={cx(css.icon, className)} />;
}

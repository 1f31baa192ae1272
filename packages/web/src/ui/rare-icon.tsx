import { IconDrawing } from './icon-drawing.tsx';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

/** An icon that the menu's first screen has not. */
export function RareIcon({ name, className }: { readonly name: IconName; readonly className: string }) {
  return <IconDrawing paths={ICON_PATHS[name]} className={className} />;
}

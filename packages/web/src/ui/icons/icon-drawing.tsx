import css from './icon.module.css';
import type { IconPaths } from './menu-icons.ts';

/** Drawing of an icon; without paths, its empty box. */
export function IconDrawing({
  paths,
  className,
}: {
  readonly paths?: IconPaths;
  readonly className: string;
}) {
  const [outline = '', solid] = paths ?? [];
  return (
    <svg viewBox="0 0 24 24" focusable="false" aria-hidden="true" className={className}>
      {outline !== '' && <path d={outline} />}
      {solid !== undefined && <path d={solid} className={css.solid} />}
    </svg>
  );
}

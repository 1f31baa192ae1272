import { cx } from './cx.ts';
import css from './icon.module.css';
import { ICON_PATHS, type IconName } from './icon-paths.ts';

export type { IconName } from './icon-paths.ts';

export type IconProps = {
  readonly name: IconName;
  readonly size?: 'xs' | 's' | 'm' | 'l';
  /** Spoken name; without it the icon is decoration. */
  readonly label?: string;
  readonly className?: string;
};

/** One drawn sign in the colour of the text around it. */
export function Icon({ name, size = 'm', label, className }: IconProps) {
  const [outline, solid]: readonly [string, string?] = ICON_PATHS[name];
  return (
    <>
      <svg
        viewBox="0 0 24 24"
        focusable="false"
        aria-hidden="true"
        className={cx(css.icon, css[size], className)}
      >
        {outline !== '' && <path d={outline} />}
        {solid !== undefined && <path d={solid} className={css.solid} />}
      </svg>
      {label !== undefined && <span className="sr">{label}</span>}
    </>
  );
}

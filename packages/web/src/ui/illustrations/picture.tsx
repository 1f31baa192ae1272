import { type ReactNode, useState } from 'react';
import { cx } from '../../lib/cx.ts';
import css from './picture.module.css';
import { type PictureWidth, type Tint, WIDTHS } from './picture-tables.ts';
import { Plate } from './plate.tsx';

export type PictureProps = {
  /** Alternative text; empty when the name is beside it. */
  readonly alt: string;
  /** Returns the address of a width and format; when absent, the drawing or an empty plate is shown. */
  readonly source?: (width: PictureWidth, format: 'webp' | 'jpg') => string;
  /** One address for all widths, such as an SVG. */
  readonly src?: string;
  /** Displayed width for the browser's choice: "92px". */
  readonly sizes?: string;
  readonly tint?: Tint;
  /** Drawing in place of a photograph. */
  readonly drawing?: ReactNode;
  readonly shape?: 'square' | 'wide' | 'hero';
  /** True above the fold: loaded at once. */
  readonly eager?: boolean;
  /** True to reserve the space without loading yet. */
  readonly waits?: boolean;
  /** True if sold out: grey. */
  readonly out?: boolean;
  /** `Badge` on its corner. */
  readonly badge?: ReactNode;
  readonly className?: string;
};

/** Picture of a dish on its tinted table; the box keeps its size, whatever loads or fails. */
export function Picture(props: PictureProps) {
  const { alt, source, src, sizes = '92px', tint = 'cream', drawing, shape = 'square', eager, out } = props;
  const address = src ?? source?.(400, 'jpg');
  const [failed, setFailed] = useState<string | null>(null);
  const shows = !props.waits && address !== undefined && address !== failed;
  const setOf = (format: 'webp' | 'jpg') =>
    source && WIDTHS.map((width) => `${source(width, format)} ${width}w`).join(', ');
  return (
    <span className={cx(css.box, css[shape], css[tint], out && css.out, props.className)}>
      <span className={css.fill}>
        {shows ? (
          <picture>
            {source && <source type="image/webp" srcSet={setOf('webp')} sizes={sizes} />}
            <img
              className={css.image}
              alt={alt}
              {...{ src: address, srcSet: setOf('jpg'), sizes }}
              loading={eager ? 'eager' : 'lazy'}
              fetchPriority={eager ? 'high' : 'auto'}
              decoding="async"
              draggable={false}
              onError={() => setFailed(address)}
            />
          </picture>
        ) : (
          props.waits || <span className={css.drawing}>{drawing ?? <Plate />}</span>
        )}
      </span>
      {props.badge !== undefined && <span className={css.badge}>{props.badge}</span>}
    </span>
  );
}

import { create } from 'qrcode';
import css from './qr-code.module.css';

/** Width of the quiet zone around a code, in modules. */
const QUIET = 4;

type QrCodeProps = { readonly text: string; readonly label: string };

/** QR code, black on white in any theme. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, data } = create(text, { errorCorrectionLevel: 'M' }).modules;
  const dots = [...data].flatMap((isDark, at) =>
    isDark ? [`M${(at % size) + QUIET} ${Math.floor(at / size) + QUIET}h1v1h-1z`] : [],
  );
  const side = size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${side} ${side}`}
      className={css.qr}
      shapeRendering="crispEdges"
    >
      <rect width={side} height={side} className={css.qrPaper} />
      <path d={dots.join('')} className={css.qrInk} />
    </svg>
  );
}

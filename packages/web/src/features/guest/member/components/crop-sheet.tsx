import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useCropGestures } from '../hooks/use-crop-gestures.ts';
import { type Crop, cropSide, dragged, keptWithin, MAX_ZOOM, wholeCrop, zoomed } from '../state/crop.ts';
import { cutPicture, drawSquare } from '../state/read-picture.ts';
import css from './crop-sheet.module.css';

type CropSheetProps = {
  readonly bitmap: ImageBitmap;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onClose: () => void;
  /** Receives the cropped square as base64. */
  readonly onCut: (picture: string) => void;
};

/** Side of the canvas in pixels, sharp on a phone. */
const CANVAS = 640;

function squareOf(bitmap: ImageBitmap, crop: Crop) {
  const side = cropSide(bitmap, crop);
  return { left: crop.x - side / 2, top: crop.y - side / 2, side };
}

type WindowProps = {
  readonly bitmap: ImageBitmap;
  readonly crop: Crop;
  readonly onChange: (next: (now: Crop) => Crop) => void;
};

/** Previews the crop of a picture. */
function CropWindow({ bitmap, crop, onChange }: WindowProps) {
  const { t } = useTranslation('member');
  const canvas = useRef<HTMLCanvasElement>(null);
  const gestures = useCropGestures(canvas, {
    onDrag: (dx, dy) => onChange((now) => dragged(bitmap, now, dx, dy)),
    onZoom: (factor) => onChange((now) => zoomed(bitmap, now, factor)),
  });
  useEffect(() => {
    if (canvas.current) drawSquare(canvas.current, bitmap, squareOf(bitmap, crop));
  }, [bitmap, crop]);
  return (
    <button type="button" aria-label={t('picture.window')} className={css.window} {...gestures}>
      <canvas ref={canvas} width={CANVAS} height={CANVAS} className={css.canvas} />
    </button>
  );
}

/** Crops a picture to a square by dragging and zooming. */
export function CropSheet({ bitmap, busy, error, onClose, onCut }: CropSheetProps) {
  const { t } = useTranslation('member');
  const [crop, setCrop] = useState(() => wholeCrop(bitmap));
  return (
    <Sheet
      open
      width="s"
      title={t('picture.cut')}
      closeLabel={t('common:close')}
      onClose={onClose}
      footer={
        <Button size="l" wide busy={busy} onClick={() => onCut(cutPicture(bitmap, squareOf(bitmap, crop)))}>
          {t('picture.save')}
        </Button>
      }
    >
      <div className={css.body}>
        <CropWindow bitmap={bitmap} crop={crop} onChange={setCrop} />
        <p className={css.hint}>{t('picture.hint')}</p>
        <label className={css.zoom}>
          {t('picture.zoom')}
          <input
            type="range"
            min={1}
            max={MAX_ZOOM}
            step={0.05}
            value={crop.zoom}
            aria-valuetext={`${Math.round(crop.zoom * 100)} %`}
            onChange={({ target }) => {
              const zoom = target.valueAsNumber;
              setCrop((now) => keptWithin(bitmap, { ...now, zoom }));
            }}
          />
        </label>
        {error !== undefined && <Banner tone="bad" icon="alert" title={error} />}
      </div>
    </Sheet>
  );
}

import { useMutation } from '@tanstack/react-query';
import { type PointerEvent, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { cropPicture } from '../../../../data/devices/upload-picture.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { type Crop, cropArea, MIN_CROP_SIZE, type PictureSize } from '../state/crop-area.ts';
import css from './crop-sheet.module.css';

const WHOLE: Crop = { x: 50, y: 50, size: 100 };
/** The directions in which a part is moved, and its size; each has a slider. */
const SLIDERS = [
  { field: 'x', min: 0 },
  { field: 'y', min: 0 },
  { field: 'size', min: MIN_CROP_SIZE },
] as const;

type CropSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Attachment id of the photo. */
  readonly photo: string;
  /** Called with the attachment id of the part, or of the photo where all of it is to be shown. */
  readonly onChange: (image: string) => void;
};

/** Sheet in which the part of a photo that guests see is chosen: around a point, by pointer or sliders (B3.7). */
export function CropSheet({ open, onClose, photo, onChange }: CropSheetProps) {
  const { t } = useTranslation('office');
  const [crop, setCrop] = useState(WHOLE);
  const [picture, setPicture] = useState<PictureSize>();
  const done = (image: string) => {
    onChange(image);
    onClose();
  };
  const { mutate, isPending, error } = useMutation({
    meta: SHOWN_IN_PLACE,
    mutationFn: (of: PictureSize) => callAsStaff(() => cropPicture(photo, cropArea(crop, of))),
    onSuccess: done,
  });
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('menu.picture.crop')}
      closeLabel={t('common:close')}
      footer={
        <div className={css.footer}>
          <Button
            wide
            busy={isPending}
            disabled={picture === undefined}
            onClick={() => picture && mutate(picture)}
          >
            {t('menu.picture.usePart')}
          </Button>
          <Button wide variant="quiet" disabled={isPending} onClick={() => done(photo)}>
            {t('menu.picture.useWhole')}
          </Button>
        </div>
      }
    >
      <div className={css.fields}>
        <Photo {...{ photo, crop, picture }} onLoad={setPicture} onChange={setCrop} />
        {SLIDERS.map(({ field, min }) => (
          <label key={field} className={css.slider}>
            <span>{t(`menu.picture.${field}`)}</span>
            <input
              type="range"
              {...{ min }}
              max={100}
              value={crop[field]}
              onChange={({ target }) => setCrop({ ...crop, [field]: Number(target.value) })}
            />
          </label>
        ))}
        {error && (
          <p role="alert" className={css.bad}>
            {t(`errors:${error instanceof CallError ? error.code : 'serverError'}`)}
          </p>
        )}
      </div>
    </Sheet>
  );
}

type PhotoProps = Pick<CropSheetProps, 'photo'> & {
  readonly crop: Crop;
  readonly picture: PictureSize | undefined;
  readonly onLoad: (size: PictureSize) => void;
  readonly onChange: (crop: Crop) => void;
};

/** The whole photo with its part framed; a press or a drag puts the middle of the part there. */
function Photo({ photo, crop, picture, onLoad, onChange }: PhotoProps) {
  const { t } = useTranslation('office');
  const area = picture && cropArea(crop, picture);
  const point = (event: PointerEvent<HTMLElement>) => {
    if (event.buttons !== 1) return;
    event.preventDefault();
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    const percent = (at: number, from: number, length: number) =>
      Math.round(Math.min(100, Math.max(0, (100 * (at - from)) / length)));
    onChange({
      ...crop,
      x: percent(event.clientX, left, width),
      y: percent(event.clientY, top, height),
    });
  };
  return (
    <div className={css.photo} onPointerDown={point} onPointerMove={point}>
      <img
        src={`/api/attachments/${encodeURIComponent(photo)}-large`}
        alt={t('menu.picture.photo')}
        draggable={false}
        onLoad={({ currentTarget }) =>
          onLoad({ width: currentTarget.naturalWidth, height: currentTarget.naturalHeight })
        }
      />
      {area && (
        <span
          className={css.frame}
          style={{
            left: `${area.left / 10}%`,
            top: `${area.top / 10}%`,
            width: `${area.width / 10}%`,
            height: `${area.height / 10}%`,
          }}
        />
      )}
    </div>
  );
}

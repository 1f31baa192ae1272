import { useEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { openCodeReader } from '../../../../lib/code-reader.ts';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { readUntilFound } from '../state/camera.ts';
import css from './scan-sheet.module.css';

export type ScanSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  /** A code was read. */
  readonly onScan: (text: string) => void;
};

/** The camera's picture, until a code is in it. */
function Camera({ onScan }: Pick<ScanSheetProps, 'onScan'>) {
  const { t } = useTranslation('handheld');
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onScan);
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    told.current = onScan;
  });
  useEffect(() => {
    let stop: () => void = () => undefined;
    let isOver = false;
    const start = async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
      const end = () => {
        for (const track of stream.getTracks()) track.stop();
      };
      if (isOver || video.current === null) return end();
      const reader = openCodeReader(globalThis);
      video.current.srcObject = stream;
      const leave = readUntilFound(reader, video.current, (text) => told.current(text));
      stop = () => {
        leave();
        reader.close();
        end();
      };
      await video.current.play();
    };
    start().catch(() => !isOver && setRefused(true));
    return () => {
      isOver = true;
      stop();
    };
  }, []);
  return (
    <>
      <p className={css.note} role="status">
        {t(isRefused ? 'scan.refused' : 'scan.hint')}
      </p>
      <video ref={video} className={css.picture} muted playsInline aria-label={t('scan.picture')} />
    </>
  );
}

/** Sheet that reads a table's code, a dish's or a receipt's with the camera (till T3.3). */
export function ScanSheet({ open, onClose, onScan }: ScanSheetProps) {
  const { t } = useTranslation('handheld');
  return (
    <Sheet open={open} onClose={onClose} title={t('scan.open')} closeLabel={t('common:close')} width="s">
      {open && <Camera onScan={onScan} />}
    </Sheet>
  );
}

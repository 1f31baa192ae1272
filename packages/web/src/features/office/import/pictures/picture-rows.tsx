import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Badge } from '../../../../ui/display/badge.tsx';
import css from '../components/import-page.module.css';
import type { PlannedPicture } from './picture-plan.ts';

/** The rows that are shown at once, and the side of a picture in them, in pixels. */
const PAGE = 50;
const SIDE = 112;

/** The pictures of a zip with the dishes that get them; those that are left out, with the reason, come first. */
export function PictureRows({ planned }: { readonly planned: readonly PlannedPicture[] }) {
  const { t } = useTranslation('office-import');
  const [shown, setShown] = useState(PAGE);
  const rows = [...planned].sort(
    (one, other) => Number(one.problem === undefined) - Number(other.problem === undefined),
  );
  return (
    <section className={css.card}>
      <h2>{t('pictures.rows')}</h2>
      <ul className={css.list}>
        {rows.slice(0, shown).map((each) => (
          <PictureRow key={each.path} planned={each} />
        ))}
      </ul>
      {rows.length > shown && (
        <div className={css.acts}>
          <Button variant="plain" onClick={() => setShown(shown + PAGE)}>
            {t('rows.more', { count: rows.length - shown })}
          </Button>
        </div>
      )}
    </section>
  );
}

function PictureRow({ planned }: { readonly planned: PlannedPicture }) {
  const { t } = useTranslation('office-import');
  const { say } = useLocale();
  const { file, dish, picture, problem } = planned;
  return (
    <li className={css.pictureRow}>
      <SmallPicture picture={picture} />
      <div>
        <div className={css.head}>
          <Badge tone={problem === undefined ? 'ok' : 'bad'}>
            {t(problem === undefined ? 'pictures.taken' : 'standing.refused')}
          </Badge>
          <b>{say(dish?.name) || file}</b>
          <span className={css.note}>{file}</span>
        </div>
        {problem !== undefined && <span className={css.bad}>{t(`pictures.problem.${problem}`)}</span>}
      </div>
    </li>
  );
}

/** A picture in small, drawn here: the pages' policy shows none that has no address of ours. */
function SmallPicture({ picture }: { readonly picture: Blob | undefined }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (picture === undefined) return undefined;
    let isShown = true;
    const draw = async () => {
      const bitmap = await createImageBitmap(picture);
      const side = Math.min(bitmap.width, bitmap.height);
      const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
      if (isShown)
        canvas.current?.getContext('2d')?.drawImage(bitmap, left, top, side, side, 0, 0, SIDE, SIDE);
      bitmap.close();
    };
    // what cannot be drawn is refused by the server, with its reason
    draw().catch(() => undefined);
    return () => {
      isShown = false;
    };
  }, [picture]);
  return <canvas ref={canvas} className={css.picture} width={SIDE} height={SIDE} />;
}

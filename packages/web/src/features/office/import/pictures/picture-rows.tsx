import { useEffect, useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Badge } from '../../../../ui/display/badge.tsx';
import css from '../components/import-page.module.css';
import type { PlannedPicture } from './picture-plan.ts';

/** The pictures of a zip with the dishes that get them; those that are left out, with the reason, come first. */
export function PictureRows({ planned }: { readonly planned: readonly PlannedPicture[] }) {
  const { t } = useTranslation('office-import');
  const rows = planned.toSorted(
    (one, other) => Number(one.problem === undefined) - Number(other.problem === undefined),
  );
  return (
    <section className={css.card}>
      <h2>{t('pictures.rows')}</h2>
      <ul className={css.list}>
        {rows.map((each) => (
          <PictureRow key={each.file} planned={each} />
        ))}
      </ul>
    </section>
  );
}

function PictureRow({ planned }: { readonly planned: PlannedPicture }) {
  const { t } = useTranslation('office-import');
  const { say } = useLocale();
  const { file, dish, picture, problem } = planned;
  const source = useObjectUrl(picture);
  return (
    <li className={css.pictureRow}>
      {source === undefined ? (
        <span className={css.picture} />
      ) : (
        <img className={css.picture} src={source} alt="" />
      )}
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

/** Returns an address of a picture in memory while it is shown. */
function useObjectUrl(picture: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (picture === undefined) return undefined;
    const made = URL.createObjectURL(picture);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [picture]);
  return url;
}

import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { type ColourUse, READABLE } from '../state/contrasts.ts';
import css from './contrast-table.module.css';

type ContrastTableProps = {
  readonly title: string;
  readonly uses: readonly ColourUse[];
};

/** The uses of the shop's colours in a theme, each with its contrast; what is hard to read is marked (B5.4). */
export function ContrastTable({ title, uses }: ContrastTableProps) {
  const { t } = useTranslation('office-shop');
  return (
    <table className={css.table}>
      <caption className={css.caption}>{title}</caption>
      <thead className="sr">
        <tr>
          <th scope="col">{t('colours.use')}</th>
          <th scope="col">{t('colours.contrast')}</th>
        </tr>
      </thead>
      <tbody>
        {uses.map(({ use, words, ground, ratio, isReadable }) => (
          <tr key={use}>
            <th scope="row" className={css.use}>
              <span className={css.sample} style={{ color: words, background: ground }} aria-hidden="true">
                {isReadable ? 'Aa' : <span className={css.mark} style={{ background: words }} />}
              </span>
              {t(`colours.uses.${use}`)}
            </th>
            <td className={css.ratio}>
              {!isReadable && (
                <Icon
                  name="alert"
                  size="s"
                  label={t('colours.hard', { least: READABLE })}
                  className={css.bad}
                />
              )}
              {`${ratio} : 1`}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

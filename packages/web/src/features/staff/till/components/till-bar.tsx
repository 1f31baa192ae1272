import { memo } from 'react';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { clockText } from '../../../../lib/clock-text.ts';
import { useNow } from '../../../../lib/use-now.ts';
import { Kbd } from '../../../../ui/display/kbd.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { type SalePlace, sectionNow, servedUntil } from '../../sale/index.ts';
import { SEARCH_ID } from '../hooks/use-till-keys.ts';
import css from './till-bar.module.css';

const EVERY = 10_000;

export type TillBarProps = {
  readonly place: SalePlace;
  readonly search: string;
  readonly isOnline: boolean;
  readonly onSearch: (text: string) => void;
  readonly onKeys: () => void;
};

/** Bar above the keys: search, the menu of now, the connection and the clock. */
export const TillBar = memo(function TillBar({ place, search, isOnline, onSearch, onKeys }: TillBarProps) {
  const { t } = useTranslation('till');
  const { locale, say } = useLocale();
  const { data } = useReadyCatalogue();
  const now = useNow(EVERY);
  const section = sectionNow(data, place, now);
  const until = section && servedUntil(section, data.shop, now);
  return (
    <header className={css.bar}>
      <label className={css.search}>
        <Icon name="search" />
        <span className="sr">{t('search')}</span>
        <input
          id={SEARCH_ID}
          type="search"
          autoComplete="off"
          spellCheck={false}
          placeholder={t('search')}
          value={search}
          onChange={({ target }) => onSearch(target.value)}
        />
        <Kbd>/</Kbd>
      </label>
      {section !== undefined && (
        <p className={css.menu}>
          <b>{say(section.name)}</b>
          {until !== undefined && <small>{t('until', { time: until })}</small>}
        </p>
      )}
      <p className={css.net} data-offline={!isOnline || undefined} role="status">
        <Icon name={isOnline ? 'online' : 'offline'} size="s" />
        <span>{isOnline ? t('connected') : t('offline')}</span>
      </p>
      <button type="button" className={css.keys} aria-label={t('keys.title')} onClick={onKeys}>
        <Kbd>?</Kbd>
      </button>
      <time className={css.clock}>{clockText(now, locale.intl, data.shop.timezone)}</time>
    </header>
  );
});

import type { TableCode } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { CardTexts } from '../hooks/use-card-texts.ts';
import css from './table-card.module.css';

type TableCardProps = { readonly code: TableCode; readonly texts: CardTexts };

/** Printable card of a table with its name and code, for guests: in the languages of the shop (office B5.4). */
export function TableCard({ code, texts }: TableCardProps) {
  const { t } = useTranslation('office');
  const picture = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(code.svg)}`;
  return (
    <li className={css.card}>
      <small className={css.shop}>
        {texts.names.map(({ text, lang }) => (
          <span key={lang} lang={lang}>
            {text}{' '}
          </span>
        ))}
      </small>
      <b className={css.name}>{code.name}</b>
      <img
        className={css.code}
        src={picture}
        alt={t('tables.codeOf', { name: code.name })}
        width={220}
        height={220}
      />
      <span className={css.say}>
        {texts.scan.map(({ text, lang }, at) => (
          <span key={lang} lang={lang}>
            {at > 0 && ' · '}
            {text}
          </span>
        ))}
      </span>
      <span className={css.actions}>
        <a className={css.action} href={picture} download={`${code.name}.svg`}>
          <Icon name="download" size="s" />
          {t('tables.download')}
        </a>
        <a className={css.action} href={code.url} target="_blank" rel="noreferrer">
          <Icon name="phone" size="s" />
          {t('tables.open')}
        </a>
      </span>
    </li>
  );
}

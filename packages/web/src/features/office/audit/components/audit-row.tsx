import type { AuditEntry } from '@comanda/contract';
import { useShop } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateText } from '../../../../lib/clock-text.ts';
import { useOffice } from '../../frame/index.ts';
import { useValueText } from '../hooks/use-value-text.ts';
import { differencesOf } from '../state/differences.ts';
import { labelOf } from '../state/labelled-fields.ts';
import css from './audit-row.module.css';

type AuditRowProps = {
  readonly entry: AuditEntry;
  /** Names of people and restaurants by their ids. */
  readonly names: ReadonlyMap<string, string>;
};

/** A change: who made it, what, when and where, and on demand each field before and after. */
export function AuditRow({ entry, names }: AuditRowProps) {
  const { t } = useTranslation('audit');
  const { locale, say } = useLocale();
  const office = useOffice();
  const shop = useShop(entry.shop);
  const { action, at, staff, token, approver, entity, reason } = entry;
  const differences = differencesOf(entry);
  const place = shop ?? office.shop;
  const valueText = useValueText(names, place);
  const named = names.get(entity);
  return (
    <li className={css.row}>
      <p className={css.head}>
        <b>{t(`action.${action}`)}</b>
        <span>{staff?.name ?? token?.name ?? t('program')}</span>
        {approver && <span>{t('approved', { name: approver.name })}</span>}
      </p>
      <p className={css.quiet}>
        <time dateTime={at}>{dateText(at, locale.intl, place?.timezone)}</time>
        {' · '}
        {entry.shop === 'all' ? t('organisation') : say(shop?.name)}
        {' · '}
        {named !== undefined && `${named} `}
        <code>{entity}</code>
      </p>
      {reason?.text !== undefined && <p className={css.quiet}>{reason.text}</p>}
      {differences.length > 0 && (
        <details>
          <summary className={css.summary}>{t('fields', { count: differences.length })}</summary>
          <dl className={css.fields}>
            {differences.map(({ field, before, after }) => (
              <div key={field} className={css.field}>
                <dt>
                  <FieldName field={field} />
                </dt>
                <dd>
                  {before !== undefined && (
                    <del>
                      <span className="sr">{t('before')} </span>
                      {valueText(field, before)}
                    </del>
                  )}{' '}
                  {after !== undefined && (
                    <ins>
                      <span className="sr">{t('after')} </span>
                      {valueText(field, after)}
                    </ins>
                  )}
                </dd>
              </div>
            ))}
          </dl>
        </details>
      )}
    </li>
  );
}

/** A field's name: its label, or the program's own name for it in code font. */
function FieldName({ field }: { readonly field: string }) {
  const { t } = useTranslation('audit');
  const label = labelOf(field);
  return label === undefined ? <code>{field}</code> : t(label);
}

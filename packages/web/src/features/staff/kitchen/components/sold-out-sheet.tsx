import type { KitchenTicket, MarkSoldOut, Product } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { type SoldOutRow, soldOutList } from '../state/sold-out-list.ts';
import css from './sold-out-sheet.module.css';

type SoldOutSheetProps = {
  readonly products: readonly Product[];
  readonly tickets: readonly KitchenTicket[];
  /** The dish that was pointed at; any if absent. */
  readonly first: string | undefined;
  readonly onMark: (call: MarkSoldOut) => void;
  readonly onClose: () => void;
};

type RowsProps = {
  readonly title: string;
  readonly rows: readonly SoldOutRow[];
  readonly onTap: (row: SoldOutRow) => void;
};

function Rows({ title, rows, onTap }: RowsProps) {
  const { t } = useTranslation('kitchen');
  const { say } = useLocale();
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.rows}>
        {rows.map((row) => (
          <li key={row.product._id}>
            <button type="button" className={css.row} onClick={() => onTap(row)}>
              <span>
                <b>{say(row.product.name)}</b>{' '}
                {row.tickets.length > 0 && (
                  <small className={css.note}>
                    {t('soldOut.on', { list: row.tickets.join(t('common:listComma')) })}
                  </small>
                )}
              </span>{' '}
              <span className={row.isOff ? css.back : css.mark}>
                <Icon name={row.isOff ? 'undo' : 'ban'} size="s" />
                {t(row.isOff ? 'soldOut.back' : 'soldOut.mark')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Lists the dishes to mark as sold out with one tap, and those that are back on sale with one. */
export function SoldOutSheet({ products, tickets, first, onMark, onClose }: SoldOutSheetProps) {
  const { t } = useTranslation('kitchen');
  const [text, setText] = useState('');
  const [until, setUntil] = useState<'dayEnd' | 'restock'>('dayEnd');
  const { off, onTickets, others } = soldOutList(products, tickets, { text, first });
  const pointed = others.filter(({ product }) => product._id === first);
  const rest = others.filter(({ product }) => product._id !== first);
  const onTap = ({ product, isOff }: SoldOutRow) => {
    onMark({ product: product._id, until: isOff ? 'now' : until });
    onClose();
  };
  const isNone = off.length + onTickets.length + others.length === 0;
  return (
    <Sheet open tall width="l" title={t('soldOut.title')} closeLabel={t('common:close')} onClose={onClose}>
      <div className={css.sheet}>
        <SearchField
          value={text}
          onChange={setText}
          label={t('soldOut.search')}
          placeholder={t('soldOut.search')}
          clearLabel={t('soldOut.clear')}
        />
        <div className={css.until}>
          <span aria-hidden="true">{t('soldOut.until')}</span>
          <Segmented
            label={t('soldOut.until')}
            value={until}
            onChange={setUntil}
            options={[
              { value: 'dayEnd', label: t('soldOut.dayEnd') },
              { value: 'restock', label: t('soldOut.restock') },
            ]}
          />
        </div>
        <Rows title={t('soldOut.tickets')} rows={[...pointed, ...onTickets]} onTap={onTap} />
        <Rows title={t('soldOut.off')} rows={off} onTap={onTap} />
        <Rows title={t('soldOut.dishes')} rows={rest} onTap={onTap} />
        {isNone && (
          <p role="status" className={css.note}>
            {t('soldOut.none')}
          </p>
        )}
      </div>
    </Sheet>
  );
}

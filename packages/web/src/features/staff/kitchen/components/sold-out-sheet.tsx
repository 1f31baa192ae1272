import type { KitchenTicket, MarkSoldOut, Product } from '@comanda/contract';
import { useState } from 'react';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { SearchField } from '../../../../ui/controls/search-field.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { type SoldOutRow, soldOutList } from '../state/sold-out-list.ts';
import { SoldOutBadge } from './sold-out-badge.tsx';
import { SoldOutDetails } from './sold-out-details.tsx';
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
  readonly until: MarkSoldOut['until'];
  readonly onMark: (call: MarkSoldOut) => void;
};

function Row({ row, until, onMark }: Omit<RowsProps, 'title' | 'rows'> & { readonly row: SoldOutRow }) {
  const { t } = useTranslation('kitchen');
  const { say } = useLocale();
  const [isOpen, setOpen] = useState(false);
  const { product, isOff, tickets } = row;
  const name = say(product.name);
  return (
    <li>
      <div className={css.line}>
        <button
          type="button"
          className={css.row}
          aria-pressed={isOff}
          onClick={() => onMark({ product: product._id, until: isOff ? 'now' : until })}
        >
          <span>
            <b>{name}</b>{' '}
            {tickets.length > 0 && (
              <small className={css.note}>
                {t('soldOut.on', { list: tickets.join(t('common:listComma')) })}
              </small>
            )}
          </span>{' '}
          <SoldOutBadge isOff={isOff} />
        </button>
        {!isOff && (
          <IconButton
            icon={isOpen ? 'up' : 'down'}
            label={t('soldOut.more', { name })}
            expanded={isOpen}
            className={css.more}
            onClick={() => setOpen(!isOpen)}
          />
        )}
      </div>
      {isOpen && <SoldOutDetails {...{ product, until, onMark }} />}
    </li>
  );
}

function Rows({ title, rows, until, onMark }: RowsProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3 className={css.title}>{title}</h3>
      <ul className={css.rows}>
        {rows.map((row) => (
          <Row key={row.product._id} {...{ row, until, onMark }} />
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
  const mark = (call: MarkSoldOut) => {
    onMark(call);
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
        <Rows title={t('soldOut.tickets')} rows={[...pointed, ...onTickets]} until={until} onMark={mark} />
        <Rows title={t('soldOut.off')} rows={off} until={until} onMark={mark} />
        <Rows title={t('soldOut.dishes')} rows={rest} until={until} onMark={mark} />
        {isNone && (
          <p role="status" className={css.note}>
            {t('soldOut.none')}
          </p>
        )}
      </div>
    </Sheet>
  );
}

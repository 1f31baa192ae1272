import type { OrderLimitEntry, Shop } from '@comanda/contract';
import { LIMIT_TYPES } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { removedAt, replacedAt } from '../../../../lib/list-edits.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import type { EditDocument } from '../../fields/index.ts';
import { MarkedSegmented, NumberField } from '../../fields/index.ts';
import { RefPicker } from '../../promotions/index.ts';
import { type LimitEntries, useLimitText } from '../hooks/use-limit-text.ts';
import { MAX_LIMITS, NEW_LIMIT } from '../state/limits.ts';
import css from './cards.module.css';

const MAX_PIECES = 9_999;
const MAX_PARTY = 999;

type LimitListProps = {
  readonly shop: Shop;
  readonly entries: LimitEntries;
  readonly edit: EditDocument;
};

/** The limits on what guests may order themselves, each as a sentence with its fields (B4.8). */
export function LimitList({ shop, entries, edit }: LimitListProps) {
  const { t } = useTranslation('office-shop');
  const limits = shop.onlineOrderLimits ?? [];
  // limits have no ids, and none is moved
  const rows = limits.map((limit, at) => ({ limit, at }));
  const setLimits = (next: readonly OrderLimitEntry[]) => edit('onlineOrderLimits', [...next]);
  return (
    <>
      {rows.length === 0 && <p>{t('limits.none')}</p>}
      {rows.map(({ limit, at }) => (
        <LimitFields
          key={at}
          {...{ limit, entries }}
          onChange={(changed) => setLimits(replacedAt(limits, at, changed))}
          onRemove={() => setLimits(removedAt(limits, at))}
        />
      ))}
      {limits.length < MAX_LIMITS && (
        <div>
          <Button variant="tonal" size="s" icon="plus" onClick={() => setLimits([...limits, NEW_LIMIT])}>
            {t('limits.add')}
          </Button>
        </div>
      )}
    </>
  );
}

type LimitFieldsProps = Pick<LimitListProps, 'entries'> & {
  readonly limit: OrderLimitEntry;
  readonly onChange: (limit: OrderLimitEntry) => void;
  readonly onRemove: () => void;
};

const LISTS = ['product', 'category', 'subCategory'] as const;
const MINIMUMS = ['capacity', 'numOfTables'] as const;

function LimitFields({ limit, entries, onChange, onRemove }: LimitFieldsProps) {
  const { t } = useTranslation('office-shop');
  const limitText = useLimitText(entries);
  const set = <Field extends keyof OrderLimitEntry>(
    field: Field,
    value: OrderLimitEntry[Field] | undefined,
  ) => {
    const { [field]: _before, ...others } = limit;
    // the cast is sound: the field is put back with a value of its own
    onChange((value === undefined ? others : { ...others, [field]: value }) as OrderLimitEntry);
  };
  return (
    <fieldset className={css.entry}>
      <legend className="sr">{limitText(limit)}</legend>
      <p>{limitText(limit)}</p>
      {LISTS.map((field) => (
        <RefPicker
          key={field}
          of={`shops.onlineOrderLimits[].${field}`}
          label={t(`limits.${field}`)}
          allLabel={t(`limits.any.${field}`)}
          entries={entries}
          value={limit[field]}
          onChange={(ids) => set(field, ids)}
        />
      ))}
      <MarkedSegmented
        label={t('limits.per')}
        options={LIMIT_TYPES.map((value) => ({ value, label: t(`limits.type.${value}`) }))}
        value={limit.limitType}
        onChange={(type) => set('limitType', type)}
      />
      <div className={css.fields}>
        <NumberField
          of="shops.onlineOrderLimits[].quantity"
          label={t('limits.quantity')}
          value={limit.quantity}
          max={MAX_PIECES}
          onChange={(quantity = 0) => set('quantity', quantity)}
        />
        {MINIMUMS.map((field) => (
          <NumberField
            key={field}
            of={`shops.onlineOrderLimits[].${field}`}
            label={t(`limits.${field}`)}
            hint={t('limits.minimumHint')}
            value={limit[field]}
            max={MAX_PARTY}
            onChange={(value) => set(field, value)}
          />
        ))}
      </div>
      <div>
        <Button variant="quiet" size="s" icon="ban" onClick={onRemove}>
          {t('limits.remove')}
        </Button>
      </div>
    </fieldset>
  );
}

import type { OrderDiscount } from '@comanda/contract';
import { CODE_CHARACTERS, zoneOf } from '@comanda/domain';
import { type FormEvent, useState } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { useShops } from '../../../../data/shops/use-shops.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { dateFormat } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { SelectField, TextField } from '../../../../ui/controls/field.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { Sheet } from '../../../../ui/overlays/sheet.tsx';
import { useOffice } from '../../frame/index.ts';
import { useCreateBatch } from '../hooks/use-batch-calls.ts';
import {
  type BatchDraft,
  type BatchField,
  newBatch,
  offeredShops,
  prefixOf,
  problemsOf,
  refusedField,
} from '../state/batch-draft.ts';
import css from './batch-sheet.module.css';
import { ShopTicks } from './shop-ticks.tsx';

const { fewest, most } = CODE_CHARACTERS;
const LENGTHS = Array.from({ length: most - fewest + 1 }, (_, more) => String(fewest + more));

type BatchSheetProps = {
  /** The promotions by code. */
  readonly rules: readonly OrderDiscount[];
  readonly open: boolean;
  readonly onClose: () => void;
};

/** Form of a new batch of codes. */
export function BatchSheet({ rules, open, onClose }: BatchSheetProps) {
  const { t } = useTranslation('coupon-batches');
  return (
    <Sheet open={open} onClose={onClose} title={t('add')} closeLabel={t('common:close')}>
      {open && <BatchForm rules={rules} onMade={onClose} />}
    </Sheet>
  );
}

/** Returns the draft, what is wrong with it, and what sends it. */
function useBatchForm(rules: readonly OrderDiscount[], onMade: () => void) {
  const { shop } = useOffice();
  const make = useCreateBatch();
  const [draft, setDraft] = useState<BatchDraft>(() =>
    newBatch(rules.length === 1 ? (rules[0]?._id ?? '') : ''),
  );
  const [isSent, setSent] = useState(false);
  const today = dateFormat('en-CA', shop && { timeZone: zoneOf(shop) }).format(Date.now());
  const refusal = make.error === null ? undefined : codeOf(make.error);
  const refused = refusal === undefined ? {} : refusedField(refusal);
  const problems = { ...(isSent && problemsOf(draft, today)), ...refused };
  const change = (changed: Partial<BatchDraft>) => {
    make.reset();
    setDraft((held) => ({ ...held, ...changed }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    const isRight = Object.keys(problemsOf(draft, today)).length === 0;
    if (isRight && !make.isPending) make.mutate(draft, { onSuccess: onMade });
  };
  // one that is shown at a field is not said twice
  const failure = Object.keys(refused).length === 0 ? refusal : undefined;
  return { draft, change, problems, submit, failure, isPending: make.isPending };
}

function codeOf(error: unknown) {
  return error instanceof CallError ? error.code : 'serverError';
}

function BatchForm({ rules, onMade }: Pick<BatchSheetProps, 'rules'> & { readonly onMade: () => void }) {
  const { t } = useTranslation('coupon-batches');
  const { say } = useLocale();
  const { session } = useOffice();
  const all = useShops().data ?? [];
  const { draft, change, problems, submit, failure, isPending } = useBatchForm(rules, onMade);
  const rule = rules.find(({ _id }) => _id === draft.coupon);
  const shops = offeredShops(all, session.staff, rule);
  const problem = (field: BatchField) => problems[field] && t(`problem.${problems[field]}`);
  const choices = rules.map(({ _id, name, status }) => {
    const said = say(name) || _id;
    return { value: _id, label: status === 'disabled' ? t('isOff', { name: said }) : said };
  });
  return (
    <form className={css.form} onSubmit={submit} autoComplete="off" noValidate>
      <SelectField
        label={t('promotion')}
        hint={t('promotionHint')}
        value={draft.coupon}
        error={problem('coupon') ?? null}
        onChange={(coupon) => change({ coupon, shops: [] })}
        options={[{ value: '', label: t('choose') }, ...choices]}
      />
      <TextField
        label={t('prefix')}
        hint={t('prefixHint')}
        value={draft.prefix}
        maxLength={12}
        required
        error={problem('prefix') ?? null}
        onChange={(prefix) => change({ prefix: prefixOf(prefix) })}
      />
      <SelectField
        label={t('characters')}
        hint={t('charactersHint')}
        value={String(draft.characters)}
        onChange={(characters) => change({ characters: Number(characters) })}
        options={LENGTHS.map((value) => ({ value, label: value }))}
      />
      <TextField
        label={t('count')}
        hint={t('countHint')}
        inputMode="numeric"
        value={draft.count}
        maxLength={6}
        required
        error={problem('count') ?? null}
        onChange={(count) => change({ count })}
      />
      <TextField
        label={t('endDate')}
        note={t('optional')}
        hint={t('endDateHint')}
        type="date"
        value={draft.endDate}
        error={problem('endDate') ?? null}
        onChange={(endDate) => change({ endDate })}
      />
      <ShopTicks
        shops={shops}
        chosen={draft.shops}
        error={problem('shops')}
        onChange={(chosen) => change({ shops: chosen })}
      />
      {failure !== undefined && (
        <Banner tone="bad" icon="alert" title={t('notMade')} text={t(`errors:${failure}`)} />
      )}
      <Button type="submit" wide busy={isPending}>
        {t('make')}
      </Button>
    </form>
  );
}

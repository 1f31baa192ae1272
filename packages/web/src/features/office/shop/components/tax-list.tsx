import type { Shop, TaxSetting } from '@comanda/contract';
import { ARCHIVED_AT, ORDER_TYPES } from '@comanda/domain';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { useSetUp } from '../../changes/index.ts';
import {
  creationOf,
  EntryTicks,
  firstName,
  MarkedSwitch,
  NameFields,
  NumberField,
} from '../../fields/index.ts';
import { useLanguages, useOffice } from '../../frame/index.ts';
import { useSetUpEdit } from '../hooks/use-shop-document.ts';
import css from './cards.module.css';

const MAX_PERCENT = 100;

/** Fields of a tax: its name, rate, whether prices include it, and what it is on. */
function TaxFields({ tax }: { readonly tax: TaxSetting }) {
  const { t } = useTranslation('office-shop');
  const { say } = useLocale();
  const edit = useSetUpEdit('taxSettings', tax);
  return (
    <fieldset className={css.entry}>
      <legend className="sr">{say(tax.name)}</legend>
      <NameFields of="taxSettings.name" name={tax.name} path="name" edit={edit} />
      <div className={css.fields}>
        <NumberField
          of="taxSettings.percent"
          label={t('money.percent')}
          value={tax.percent}
          max={MAX_PERCENT}
          onChange={(percent) => edit('percent', percent)}
        />
      </div>
      <Segmented
        label={t('money.included')}
        value={tax.included === true ? 'included' : 'added'}
        options={[
          { value: 'included', label: t('money.inPrices') },
          { value: 'added', label: t('money.onTop') },
        ]}
        onChange={(value) => edit('included', value === 'included')}
      />
      <EntryTicks
        title={t('hours.for')}
        all={ORDER_TYPES}
        chosen={tax.orderType}
        nameOf={(type) => t(`common:orderType.${type}`)}
        onChange={(types) => edit('orderType', types)}
      />
      <MarkedSwitch
        label={t('money.onService')}
        checked={tax.includeServiceCharge === true}
        onChange={(isOn) => edit('includeServiceCharge', isOn)}
      />
      <MarkedSwitch
        label={t('money.active')}
        note={t('money.activeNote')}
        checked={tax.status === 'active'}
        onChange={(isOn) => edit('status', isOn ? 'active' : 'disabled')}
      />
      <div>
        <Button
          variant="quiet"
          size="s"
          icon="ban"
          onClick={() => edit(ARCHIVED_AT, new Date(serverClock.now()).toISOString())}
        >
          {t('money.removeTax', { name: say(tax.name) })}
        </Button>
      </div>
    </fieldset>
  );
}

/** A tax that is not this shop's alone, which only the owner changes. */
function SharedTax({ tax }: { readonly tax: TaxSetting }) {
  const { t } = useTranslation('office-shop');
  const { say } = useLocale();
  return (
    <div className={css.entry}>
      <b>{t('money.taxOf', { name: say(tax.name), percent: tax.percent })}</b>
      <p className={css.note}>{t('money.shared')}</p>
    </div>
  );
}

/** The taxes of the shop, and a button for another. */
export function TaxList({ shop, taxes }: { readonly shop: Shop; readonly taxes: readonly TaxSetting[] }) {
  const { t } = useTranslation('office-shop');
  const { change } = useSetUp();
  const { session } = useOffice();
  const { first } = useLanguages();
  const isOwner = session.staff.role === 'owner';
  const isTheirs = ({ shops = [] }: TaxSetting) => isOwner || (shops.length === 1 && shops[0] === shop._id);
  const add = () => {
    const tax: TaxSetting = {
      _id: newRequestId(),
      name: firstName(t('money.newTax'), first),
      status: 'disabled',
      percent: 0,
      included: true,
      shops: [shop._id],
    };
    change([creationOf('taxSettings', tax)]);
  };
  return (
    <>
      {taxes.map((tax) =>
        isTheirs(tax) ? <TaxFields key={tax._id} tax={tax} /> : <SharedTax key={tax._id} tax={tax} />,
      )}
      {taxes.length === 0 && <p className={css.note}>{t('money.noTaxes')}</p>}
      <div>
        <Button variant="tonal" size="s" icon="plus" onClick={add}>
          {t('money.addTax')}
        </Button>
      </div>
    </>
  );
}

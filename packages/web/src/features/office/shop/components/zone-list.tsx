import type { DeliveryZone, Shop } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { type EditDocument, firstName, NumberField, TypedField } from '../../fields/index.ts';
import { useLanguages } from '../../frame/index.ts';
import { linesOf, newZone, withLines } from '../state/zones.ts';
import css from './cards.module.css';
import { TextInLanguages } from './text-in-languages.tsx';

const AMOUNTS = ['minTotal', 'freeFrom'] as const;

type ZoneFieldsProps = {
  readonly zone: DeliveryZone;
  readonly edit: EditDocument;
  readonly onRemove: () => void;
};

/** Fields of a delivery zone: its names and places, fee, minimum, and minutes on the way. */
function ZoneFields({ zone, edit, onRemove }: ZoneFieldsProps) {
  const { t } = useTranslation('office-shop');
  const at = `deliveryZones[${zone._id}]`;
  const { say } = useLocale();
  const { offered } = useLanguages();
  return (
    <fieldset className={css.entry}>
      <legend className="sr">{say(zone.name)}</legend>
      <TextInLanguages
        label={(language) => t('office:menu.nameIn', { language })}
        text={zone.name}
        of="shops.deliveryZones[].name"
        isNeeded
        onChange={(name) => edit(`${at}.name`, name)}
      />
      <div className={css.fields}>
        {offered.map(({ field, name }) => (
          <TypedField
            key={field}
            rows={3}
            label={t('selling.zone.areas', { language: name })}
            hint={t('selling.zone.areasHint')}
            value={linesOf(zone.areas, field)}
            maxLength={4000}
            commit={(typed) => {
              if (typed.trimEnd() !== linesOf(zone.areas, field))
                edit(`${at}.areas`, [...withLines(zone.areas, field, typed)]);
              return undefined;
            }}
          />
        ))}
      </div>
      <div className={css.fields}>
        <NumberField
          of="shops.deliveryZones[].fee"
          label={t('selling.zone.fee')}
          value={zone.fee}
          onChange={(fee) => edit(`${at}.fee`, fee)}
        />
        {AMOUNTS.map((field) => (
          <NumberField
            key={field}
            of={`shops.deliveryZones[].${field}`}
            label={t(`selling.zone.${field}`)}
            value={zone[field]}
            onChange={(amount) => edit(`${at}.${field}`, amount)}
          />
        ))}
        <NumberField
          of="shops.deliveryZones[].minutes"
          label={t('selling.zone.minutes')}
          value={zone.minutes}
          onChange={(minutes) => edit(`${at}.minutes`, minutes)}
        />
      </div>
      <div>
        <Button variant="quiet" size="s" icon="ban" onClick={onRemove}>
          {t('selling.zone.remove', { name: say(zone.name) })}
        </Button>
      </div>
    </fieldset>
  );
}

/** The areas that the shop delivers to, and on what terms. */
export function ZoneList({ shop, edit }: { readonly shop: Shop; readonly edit: EditDocument }) {
  const { t } = useTranslation('office-shop');
  const { first } = useLanguages();
  const zones = shop.deliveryZones ?? [];
  const setZones = (next: readonly DeliveryZone[]) => edit('deliveryZones', [...next]);
  return (
    <>
      {zones.map((zone) => (
        <ZoneFields
          key={zone._id}
          {...{ zone, edit }}
          onRemove={() => setZones(zones.filter(({ _id }) => _id !== zone._id))}
        />
      ))}
      <div>
        <Button
          variant="tonal"
          size="s"
          icon="plus"
          onClick={() => {
            const name = t('selling.zone.new', { number: zones.length + 1 });
            setZones([...zones, newZone(firstName(name, first))]);
          }}
        >
          {t('selling.zone.add')}
        </Button>
      </div>
    </>
  );
}

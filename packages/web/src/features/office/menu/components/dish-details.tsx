import { ALLERGENS, DIETS, LANGUAGES } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { MarkedSegmented, MarkedSwitch, MarkedTick, TypedField } from '../../fields/index.ts';
import { useLanguages } from '../../frame/index.ts';
import { useDocumentEdit } from '../hooks/use-document-edit.ts';
import { type Dish, twinOf } from '../state/dishes.ts';
import { SELLING_SWITCHES } from '../state/selling.ts';
import css from './dish-details.module.css';
import { FieldGroup } from './field-group.tsx';

type DetailsProps = { readonly dish: Dish };

/** Description in every language (B3.4). */
export function DishDescription({ dish }: DetailsProps) {
  const { t } = useTranslation('office');
  const edit = useDocumentEdit('products', dish);
  const { description } = dish.now;
  const { asked } = useLanguages();
  const written = LANGUAGES.filter(({ field }) => (description?.[field] ?? '') !== '');
  return (
    <FieldGroup
      title={t('menu.description')}
      summary={written.map(({ name }) => name).join(', ') || t('menu.noDescription')}
    >
      {asked(description).map(({ field, name }) => {
        const value = description?.[field] ?? '';
        return (
          <TypedField
            key={field}
            rows={3}
            label={t('menu.descriptionIn', { language: name })}
            value={value}
            of="products.description"
            commit={(typed) => {
              const text = typed.trim();
              if (text !== value) edit(`description.${field}`, text === '' ? undefined : text);
              return undefined;
            }}
          />
        );
      })}
    </FieldGroup>
  );
}

/** Allergens, of which an absent list says that they are unknown, and diets. */
export function DishAllergens({ dish }: DetailsProps) {
  const { t } = useTranslation('office');
  const edit = useDocumentEdit('products', dish);
  const { allergens, diets = [] } = dish.now;
  const words = (allergens ?? []).map((each) => t(`dietary-filter:allergen.${each}`));
  const known = words.length === 0 ? t('menu.allergens.none') : words.join(', ');
  return (
    <FieldGroup
      title={t('menu.allergens.title')}
      summary={allergens === undefined ? t('menu.allergens.unknown') : known}
    >
      <MarkedSegmented
        label={t('menu.allergens.title')}
        value={allergens === undefined ? 'unknown' : 'known'}
        onChange={(value) => edit('allergens', value === 'known' ? [] : undefined)}
        options={[
          { value: 'unknown', label: t('menu.allergens.unknown') },
          { value: 'known', label: t('menu.allergens.known') },
        ]}
      />
      {allergens !== undefined && (
        <fieldset className={css.ticks}>
          <legend>{t('menu.allergens.contains')}</legend>
          {ALLERGENS.map((each) => (
            <Tick
              key={each}
              label={t(`dietary-filter:allergen.${each}`)}
              isOn={allergens.includes(each)}
              onChange={(isOn) => edit('allergens', toggled(ALLERGENS, allergens, each, isOn))}
            />
          ))}
        </fieldset>
      )}
      <fieldset className={css.ticks}>
        <legend>{t('menu.diets')}</legend>
        {DIETS.map((each) => (
          <Tick
            key={each}
            label={t(`menu.diet.${each}`)}
            isOn={diets.includes(each)}
            onChange={(isOn) => edit('diets', toggled(DIETS, diets, each, isOn))}
          />
        ))}
      </fieldset>
    </FieldGroup>
  );
}

/** Returns a list with a value added or taken out, in the order of all values. */
function toggled<Value extends string>(
  all: readonly Value[],
  list: readonly Value[],
  value: Value,
  isOn: boolean,
): readonly Value[] {
  return all.filter((each) => (each === value ? isOn : list.includes(each)));
}

function Tick(props: {
  readonly label: string;
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
}) {
  return (
    <MarkedTick type="checkbox" checked={props.isOn} onChange={props.onChange} className={css.tick}>
      {props.label}
    </MarkedTick>
  );
}

/** Code and switches of selling a dish. */
export function DishSelling({ dish, all }: DetailsProps & { readonly all: readonly Dish[] }) {
  const { t } = useTranslation('office');
  const edit = useDocumentEdit('products', dish);
  const { code = '' } = dish.now;
  const on = SELLING_SWITCHES.filter(({ field, usual }) => dish.now[field] === !usual);
  const commitCode = (typed: string) => {
    const text = typed.trim();
    const twin = twinOf(dish, text, all);
    if (twin !== undefined) return t('menu.codeTaken', { name: Object.values(twin.now.name)[0] ?? '' });
    if (text !== code) edit('code', text === '' ? undefined : text);
    return undefined;
  };
  return (
    <FieldGroup
      title={t('menu.selling.title')}
      summary={[code, ...on.map(({ field }) => t(`menu.selling.${field}.short`))].filter(Boolean).join(', ')}
    >
      <TypedField
        label={t('menu.code')}
        hint={t('menu.codeHint')}
        value={code}
        of="products.code"
        commit={commitCode}
      />
      {SELLING_SWITCHES.map(({ field, usual }) => (
        <MarkedSwitch
          key={field}
          label={t(`menu.selling.${field}.label`)}
          note={t(`menu.selling.${field}.note`)}
          checked={dish.now[field] ?? usual}
          onChange={(isOn) => edit(field, isOn === usual ? undefined : isOn)}
        />
      ))}
    </FieldGroup>
  );
}

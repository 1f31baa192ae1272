import { useEffect, useRef } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useDraft } from '../../changes/index.ts';
import { MarkedSwitch, NameFields, TypedField } from '../../fields/index.ts';
import { useOffice } from '../../frame/index.ts';
import { useDocumentEdit } from '../hooks/use-document-edit.ts';
import { usePriceProblem } from '../hooks/use-price-problem.ts';
import { type Choice, type DraftedOption, presetEdits } from '../state/options.ts';
import { differenceText, readDifference } from '../state/price.ts';
import { ChoiceAllergens } from './choice-allergens.tsx';
import css from './choice-list.module.css';

type ChoiceFieldsProps = { readonly option: DraftedOption; readonly choice: Choice };

/** Fields of a choice: names, price, whether it is preset, allergens; one without a name begins with it. */
export function ChoiceFields({ option, choice }: ChoiceFieldsProps) {
  const { t } = useTranslation('office');
  const { change } = useDraft();
  const edit = useDocumentEdit('productOptions', option);
  const fields = useRef<HTMLDivElement>(null);
  const isNew = Object.values(choice.name).every((text) => text === '');
  useEffect(() => {
    if (isNew) fields.current?.querySelector('input')?.focus();
  }, [isNew]);
  const at = `options[${choice._id}]`;
  const isDish = choice.type === 'product';
  return (
    <div ref={fields} className={css.fields}>
      <NameFields of="productOptions.options[].name" name={choice.name} path={`${at}.name`} edit={edit} />
      <PriceField option={option} choice={choice} />
      <MarkedSwitch
        label={t('menu.choice.presetLabel')}
        note={t('menu.choice.presetNote')}
        checked={choice.defaultSelected === true}
        onChange={(isPreset) => change(presetEdits(option, choice._id, isPreset))}
      />
      {isDish ? (
        <p>{t('menu.choice.dishAllergens')}</p>
      ) : (
        <ChoiceAllergens
          allergens={choice.allergens}
          onChange={(allergens) => edit(`${at}.allergens`, allergens)}
        />
      )}
      <div>
        <Button variant="plain" size="s" icon="ban" onClick={() => edit(at, undefined)}>
          {t('menu.choice.remove')}
        </Button>
      </div>
    </div>
  );
}

/** The price difference of a choice, or the supplement of a dish in a set. */
function PriceField({ option, choice }: ChoiceFieldsProps) {
  const { t } = useTranslation('office');
  const { shop } = useOffice();
  const problemText = usePriceProblem();
  const edit = useDocumentEdit('productOptions', option);
  if (shop === undefined) return null;
  const commit = (typed: string) => {
    const read = readDifference(typed, shop);
    if (!read.ok) return problemText(read.problem);
    if (read.price !== (choice.price ?? 0)) edit(`options[${choice._id}].price`, read.price);
    return undefined;
  };
  const isDish = choice.type === 'product';
  return (
    <TypedField
      label={t(isDish ? 'menu.choice.supplement' : 'menu.choice.price')}
      hint={t('menu.choice.priceHint')}
      value={differenceText(choice.price, shop)}
      commit={commit}
      placeholder="0"
    />
  );
}

import { LANGUAGES } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** The fields that have a name of their own; all others are details. */
const NAMED = [
  'code',
  'name',
  'price',
  'category',
  'subCategory',
  'sections',
  'description',
  'shortName',
  'imageAlt',
  'allergens',
  'diets',
  'options',
  'popular',
  'hideFromOnline',
  'eatInOnly',
  'discountable',
  'soldByWeight',
  'openPrice',
  'sources',
  'discountMapping',
  'archivedAt',
  'kind',
  'of',
  'order',
  'email',
  'phone',
  'level',
  'points',
  'row',
] as const;

/** Returns the function that names the field of a path, or a column of the file by its own name. */
export function useFieldName(): (path: string) => string {
  const { t } = useTranslation('office-import');
  return (path) => {
    // fields of a choice are said as the choice's
    const plain = path.replace(/^options\[[^\]]*\]\.?/, '');
    const [head = '', second] = plain.split('.');
    const field = head.replace(/\[.*/, '');
    const known = NAMED.find((each) => each === (field === '' ? 'options' : field));
    if (known === undefined) return path;
    const language = LANGUAGES.find((each) => each.field === second);
    const name = t(`field.${known}`);
    return language === undefined ? name : t('fieldIn', { field: name, language: language.name });
  };
}

import type { Shop } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { looksLikePhone, NameFields, TypedField } from '../../fields/index.ts';
import { Card } from '../components/card.tsx';
import css from '../components/cards.module.css';
import { LanguageList } from '../components/language-list.tsx';
import { LogoField } from '../components/logo-field.tsx';
import { TextInLanguages } from '../components/text-in-languages.tsx';
import { useSetUpEdit } from '../hooks/use-shop-document.ts';

const RECEIPT_TEXTS = ['receiptHead', 'receiptFoot'] as const;

/** The shop's name, languages, address, telephone number, logo, and the texts of its receipts (B5.4). */
export function DetailsPage({ shop }: { readonly shop: Shop }) {
  const { t } = useTranslation('office-shop');
  const edit = useSetUpEdit('shops', shop);
  const phone = shop.phone ?? '';
  return (
    <div className={css.main}>
      <Card title={t('details.name')} note={t('details.nameNote')}>
        <NameFields of="shops.name" name={shop.name} path="name" edit={edit} />
      </Card>
      <Card title={t('details.languages.title')} note={t('details.languages.note')}>
        <LanguageList shop={shop} onChange={(languages) => edit('languages', languages && [...languages])} />
      </Card>
      <Card title={t('details.reach')} note={t('details.reachNote')}>
        <TextInLanguages
          of="shops.address"
          label={(language) => t('details.address', { language })}
          text={shop.address}
          onChange={(address) => edit('address', address)}
        />
        <div className={css.fields}>
          <TypedField
            type="tel"
            label={t('details.phone')}
            value={phone}
            of="shops.phone"
            commit={(typed) => {
              const text = typed.normalize('NFKC').trim();
              if (text !== '' && !looksLikePhone(text)) return t('details.phoneWrong');
              if (text !== phone) edit('phone', text === '' ? undefined : text);
              return undefined;
            }}
          />
        </div>
      </Card>
      <Card title={t('details.receipts')} note={t('details.receiptsNote')}>
        {RECEIPT_TEXTS.map((field) => (
          <TextInLanguages
            key={field}
            rows={3}
            of={`shops.${field}`}
            label={(language) => t(`details.${field}`, { language })}
            text={shop[field]}
            onChange={(text) => edit(field, text)}
          />
        ))}
      </Card>
      <Card title={t('details.logo')}>
        <LogoField shop={shop} onChange={(logo) => edit('logo', logo)} />
      </Card>
    </div>
  );
}

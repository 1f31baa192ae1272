import { useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { readsCodes } from '../../../../lib/code-reader.ts';
import { SelectField, TextArea, TextField } from '../../../../ui/controls/field.tsx';
import { PicturePicker } from '../../../../ui/controls/picture-picker.tsx';
import { type MethodDraft, proxiesOf, type QrEntry, type QrScheme } from '../state/own-method.ts';
import { readPictureCode } from '../state/read-picture-code.ts';

type QrFieldsProps = {
  readonly scheme: QrScheme;
  readonly draft: MethodDraft;
  readonly wrong: QrEntry | undefined;
  readonly onChange: (changed: Partial<MethodDraft>) => void;
};

/** The bank account that guests pay into with their bank's app, as its scheme knows it (payments M6.1). */
export function QrFields(props: QrFieldsProps) {
  return props.scheme === 'duitNow' ? <BankCodeField {...props} /> : <AccountFields {...props} />;
}

function AccountFields({ scheme, draft, wrong, onChange }: QrFieldsProps) {
  const { t } = useTranslation('office');
  const { proxy, qr } = draft;
  const proxies = proxiesOf(scheme);
  // the cast is sound: every proxy has its words
  const words = proxy as 'phone';
  return (
    <>
      <SelectField
        label={t('payments.own.proxy.label')}
        value={proxy}
        onChange={(next) => onChange({ proxy: next, qr: { ...qr, value: '' } })}
        options={proxies.map((each) => ({ value: each, label: t(`payments.own.proxy.${each as 'phone'}`) }))}
      />
      <TextField
        label={t(`payments.own.proxy.${words}`)}
        hint={t(`payments.own.proxyHint.${words}`)}
        required
        maxLength={60}
        value={qr.value}
        error={wrong === 'value' ? t('payments.own.wrong.value') : null}
        onChange={(value) => onChange({ qr: { ...qr, value } })}
      />
      {(['name', 'city'] as const).map((entry) => (
        <TextField
          key={entry}
          label={t(`payments.own.${entry}`)}
          hint={t(`payments.own.${entry}Hint`)}
          required
          maxLength={entry === 'name' ? 25 : 15}
          value={qr[entry]}
          error={wrong === entry ? t('payments.own.wrong.ascii') : null}
          onChange={(text) => onChange({ qr: { ...qr, [entry]: text } })}
        />
      ))}
    </>
  );
}

/** The text of the code that a bank gave the shop: typed by a hand scanner, pasted, or read from a picture. */
function BankCodeField({ draft, wrong, onChange }: QrFieldsProps) {
  const { t } = useTranslation('office');
  const [isUnread, setUnread] = useState(false);
  const { qr } = draft;
  const read = async (file: File) => {
    const code = await readPictureCode(globalThis, file);
    setUnread(code === undefined);
    if (code !== undefined) onChange({ qr: { ...qr, code } });
  };
  const unread = isUnread ? t('payments.own.wrong.picture') : null;
  return (
    <>
      <TextArea
        label={t('payments.own.code')}
        hint={t('payments.own.codeHint')}
        required
        rows={4}
        maxLength={512}
        value={qr.code}
        error={wrong === 'code' ? t('payments.own.wrong.code') : unread}
        onChange={(code) => {
          setUnread(false);
          onChange({ qr: { ...qr, code } });
        }}
      />
      {readsCodes(globalThis) && (
        <PicturePicker icon="qr" label={t('payments.own.picture')} onPick={(file) => void read(file)} />
      )}
    </>
  );
}

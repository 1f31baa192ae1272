import type { LocalQr, PaymentMethod, Shop } from '@comanda/contract';
import {
  isDuitNowCode,
  LANGUAGES,
  type Language,
  type PaymentChannel,
  QR_ACCOUNT_FORMS,
  QR_CURRENCIES,
  QR_SHOWN_FORMS,
} from '@comanda/domain';
import { placesOf, possiblePlaces } from './method-places.ts';

/** The ways to pay that need no account at a provider. */
export const OWN_PROVIDERS = ['qr', 'counter', 'cash', 'manual'] as const;
export type OwnProvider = (typeof OWN_PROVIDERS)[number];
export type QrScheme = keyof typeof QR_CURRENCIES;
/** Fields of a bank account's form. */
export type QrEntry = 'value' | 'name' | 'city' | 'code';

/** A way to pay as its form has it. */
export type MethodDraft = {
  readonly provider: OwnProvider;
  readonly names: Readonly<Record<string, string>>;
  /** The account: a telephone number, a number of its scheme. */
  readonly proxy: string;
  readonly qr: Readonly<Record<QrEntry, string>>;
  /** The places at which it is offered. */
  readonly places: readonly PaymentChannel[];
};

const LONGEST_NAME = 25;
const CITIES = { fps: 'HK', payNow: 'Singapore', promptPay: 'Bangkok', duitNow: '' } as const;
const SCHEMES = Object.keys(QR_CURRENCIES) as QrScheme[];

/** Returns the scheme of banks' apps that pays in the shop's currency; undefined if there is none. */
export function schemeOf({ currency }: Pick<Shop, 'currency'>): QrScheme | undefined {
  return SCHEMES.find((scheme) => QR_CURRENCIES[scheme] === currency);
}

/** Returns what an account of a scheme can be known by; nothing for a code that the bank made. */
export function proxiesOf(scheme: QrScheme): readonly string[] {
  return scheme === 'duitNow' ? [] : Object.keys(QR_ACCOUNT_FORMS[scheme]);
}

/** Returns the draft of a way to pay, or of a new one with the shop's name as banks can show it. */
export function methodDraft(shop: Shop, provider: OwnProvider, method?: PaymentMethod): MethodDraft {
  const scheme = schemeOf(shop);
  const shown = shop.name.en
    .normalize('NFD')
    .replaceAll(/[^ -~]/g, '')
    .trim();
  const fresh = {
    value: '',
    name: shown.slice(0, LONGEST_NAME),
    city: scheme ? CITIES[scheme] : '',
    code: '',
  };
  return {
    provider,
    names: Object.fromEntries(LANGUAGES.map(({ field }) => [field, method?.name[field] ?? ''])),
    proxy: (method?.qr && 'proxy' in method.qr ? method.qr.proxy : scheme && proxiesOf(scheme)[0]) ?? '',
    qr: { ...fresh, ...method?.qr },
    places: placesOf(method ?? { provider }),
  };
}

/** Returns the change of a draft to another provider, which is offered wherever it can be. */
export function withProvider(provider: OwnProvider): Pick<MethodDraft, 'provider' | 'places'> {
  return { provider, places: possiblePlaces(provider) };
}

/** Returns the names that were typed; a language without one has the shop's first's. */
export function namesOf(names: MethodDraft['names'], first: Language): PaymentMethod['name'] {
  const typed = (field: string) => (names[field] ?? '').trim();
  // the cast is sound: these are all its fields
  return Object.fromEntries(
    LANGUAGES.map(({ field }) => [field, typed(field) || typed(first.field)]),
  ) as PaymentMethod['name'];
}

/** Returns what was typed in the form that the scheme asks for: without blanks, a telephone number with its country. */
function accountValue(scheme: QrScheme, proxy: string, typed: string): string {
  const text = typed.replaceAll(/\s/g, '');
  if (proxy === 'email') return text;
  if (proxy === 'uen') return text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const digits = text.replaceAll(/\D/g, '');
  if (proxy !== 'phone') return digits;
  if (scheme === 'fps') return `+852-${digits.length === 11 ? digits.replace(/^852/, '') : digits}`;
  if (scheme === 'payNow') return `+65${digits.length === 10 ? digits.replace(/^65/, '') : digits}`;
  return digits.length === 11 ? digits.replace(/^66/, '0') : digits;
}

/** Returns the bank account of a draft, or the entry that is wrong. */
export function readQr(scheme: QrScheme, { proxy, qr }: MethodDraft): LocalQr | { readonly wrong: QrEntry } {
  if (scheme === 'duitNow') {
    const code = qr.code.trim();
    return isDuitNowCode(code) ? { scheme, code } : { wrong: 'code' };
  }
  const value = accountValue(scheme, proxy, qr.value);
  const [name, city] = [qr.name.trim(), qr.city.trim()];
  const forms: Readonly<Record<string, string>> = QR_ACCOUNT_FORMS[scheme];
  const entries = [
    ['value', value, forms[proxy]],
    ['name', name, QR_SHOWN_FORMS.name],
    ['city', city, QR_SHOWN_FORMS.city],
  ] as const;
  const wrong = entries.find(([, text, form]) => form === undefined || !new RegExp(form).test(text));
  if (wrong !== undefined) return { wrong: wrong[0] };
  // the cast is sound: the value has the form of its proxy
  return { scheme, proxy, value, name, city } as LocalQr;
}

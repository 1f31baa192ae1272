import {
  type Instant,
  LANGUAGE_FIELDS,
  type LocalizedText,
  type Minor,
  type Multiplier,
  type Name,
  type Percent,
  parseDate,
  parseInstant,
  parseWallTime,
  scaledInteger,
  type WallTime,
  WEEKDAYS,
  type Weekday,
} from '@comanda/domain';
import { field, type Node, type Read, refuse } from './node.ts';

/** Makes a reader that gives undefined for an absent value. */
export function optional<Value>(read: Read<Value>): Read<Value | undefined> {
  return (node, owner) => (node.value === undefined ? undefined : read(node, owner));
}

/** Makes a reader that gives `fallback` for an absent value. */
export function orElse<Value>(read: Read<Value>, fallback: Value): Read<Value> {
  return (node, owner) => (node.value === undefined ? fallback : read(node, owner));
}

/** Makes a reader of a list; an absent one is empty. */
export function listOf<Value>(read: Read<Value>): Read<readonly Value[]> {
  return (node) => {
    if (node.value === undefined) return [];
    if (!Array.isArray(node.value)) return refuse(node, 'invalidValue', 'a list');
    return node.value.map((value: unknown, position) =>
      read({ ...node, value, path: `${node.path}[${position}]` }, node),
    );
  };
}

/** Makes a reader of one of several words. */
export function oneOf<Word extends string>(words: readonly Word[]): Read<Word> {
  return (node) => {
    const found = words.find((word) => word === node.value);
    return found ?? refuse(node, 'invalidValue', `one of ${words.join(', ')}`);
  };
}

/** Reads a text. */
export function text(node: Node): string {
  return typeof node.value === 'string' ? node.value : refuse(node, 'invalidValue', 'a text');
}

/** Reads a boolean. */
export function flag(node: Node): boolean {
  return typeof node.value === 'boolean' ? node.value : refuse(node, 'invalidValue', 'true or false');
}

/** Reads any finite number. */
export function number(node: Node): number {
  const isNumber = typeof node.value === 'number' && Number.isFinite(node.value);
  return isNumber ? Number(node.value) : refuse(node, 'invalidValue', 'a number');
}

/** Reads a name in one language, or by language; a language that is absent is empty. */
export function name(node: Node): Name {
  if (typeof node.value === 'string') return node.value;
  const texts = LANGUAGE_FIELDS.map((key) => [key, orElse(text, '')(field(node, key), node)]);
  // the cast is sound: these are all its fields
  return Object.fromEntries(texts) as LocalizedText;
}

/** Reads an amount: whole minor units, a multiple of the case's step (pricing P1.1, P1.2). */
export function amount(node: Node): Minor {
  const isAmount = Number.isSafeInteger(node.value) && Number(node.value) % node.step === 0;
  return isAmount
    ? Number(node.value)
    : refuse(node, 'invalidAmount', `an amount in multiples of ${node.step}`);
}

/** Reads an amount of 0 or more. */
export function amountFromZero(node: Node): Minor {
  const value = amount(node);
  return value >= 0 ? value : refuse(node, 'invalidAmount', 'an amount of 0 or more');
}

/** Reads the smallest amount of a currency: a whole number over 0. */
export function smallestAmount(node: Node): Minor {
  const isStep = Number.isSafeInteger(node.value) && Number(node.value) > 0;
  return isStep ? Number(node.value) : refuse(node, 'invalidAmount', 'a whole number over 0');
}

/** Reads a percentage of either sign (pricing P1.3). */
export function signedPercent(node: Node): Percent {
  const isPercent = typeof node.value === 'number' && scaledInteger(node.value, 10_000) !== undefined;
  return isPercent
    ? Number(node.value)
    : refuse(node, 'invalidPercent', 'a percentage with at most 4 decimals');
}

/** Reads a percentage of 0 or more. */
export function percent(node: Node): Percent {
  const value = signedPercent(node);
  return value >= 0 ? value : refuse(node, 'invalidPercent', 'a percentage of 0 or more');
}

/** Reads a percentage from 0 to 100. */
export function percentOff(node: Node): Percent {
  const value = percent(node);
  return value <= 100 ? value : refuse(node, 'invalidPercent', 'a percentage from 0 to 100');
}

/** Reads a multiplier of 0 or more (pricing P1.3). */
export function multiplier(node: Node): Multiplier {
  const { value } = node;
  const isMultiplier =
    typeof value === 'number' && value >= 0 && scaledInteger(value, 1_000_000) !== undefined;
  return isMultiplier
    ? Number(value)
    : refuse(node, 'invalidMultiplier', 'a multiplier with at most 6 decimals');
}

/** Reads the multiplier of a member's level: over 0, at most 1. */
export function orderDiscount(node: Node): Multiplier {
  const value = multiplier(node);
  return value > 0 && value <= 1 ? value : refuse(node, 'invalidMultiplier', 'over 0 and at most 1');
}

/** Reads a number of pieces or a weight, 0 or more, with at most 6 decimals. */
export function measure(node: Node): number {
  const { value } = node;
  const isMeasure = typeof value === 'number' && value >= 0 && scaledInteger(value, 1_000_000) !== undefined;
  return isMeasure
    ? Number(value)
    : refuse(node, 'invalidQuantity', 'a number of 0 or more with at most 6 decimals');
}

/** Reads a whole number of pieces, 0 or more. */
export function pieces(node: Node): number {
  const { value } = node;
  const isPieces = typeof value === 'number' && value >= 0 && scaledInteger(value, 1) !== undefined;
  const isCountable = isPieces && scaledInteger(value, 1_000_000) !== undefined;
  return isCountable ? value : refuse(node, 'invalidQuantity', 'a whole number from 0 to 9007199254');
}

/** Reads any number as a quantity; its product decides later whether it is valid. */
export function quantity(node: Node): number {
  return typeof node.value === 'number' ? number(node) : refuse(node, 'invalidQuantity', 'a number over 0');
}

/** Reads a moment with an offset. */
export function instant(node: Node): Instant {
  const value = typeof node.value === 'string' ? node.value : '';
  const expected = 'a moment like 2026-03-02T12:30:00+08:00';
  return parseInstant(value) === undefined ? refuse(node, 'invalidTime', expected) : value;
}

/** Reads a date, or a moment with an offset. */
export function dateOrInstant(node: Node): string {
  const value = typeof node.value === 'string' ? node.value : '';
  return parseDate(value) === undefined ? instant(node) : value;
}

/** Reads a time of day `HH:MM`. */
export function wallTime(node: Node): WallTime {
  const value = typeof node.value === 'string' ? node.value : '';
  return parseWallTime(value) === undefined ? refuse(node, 'invalidTime', 'a time of day HH:MM') : text(node);
}

const WEEKDAY_NAMES = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'];

/** Reads a weekday, Monday = 1 … Sunday = 7, or its English name, whole or its first three letters. */
export function weekday(node: Node): Weekday {
  const { value } = node;
  const name = typeof value === 'string' ? value.toLowerCase() : undefined;
  const position = WEEKDAY_NAMES.findIndex((known) => known === name || known.slice(0, 3) === name);
  const given = position < 0 ? value : position + 1;
  return WEEKDAYS.find((day) => day === given) ?? refuse(node, 'invalidValue', 'a weekday from 1 to 7');
}

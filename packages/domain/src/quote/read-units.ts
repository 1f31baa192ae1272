import type { Instant, Minor, Multiplier, Percent, WallTime, Weekday } from '../model/index.ts';
import { scaledInteger } from '../money/index.ts';
import { parseDate, parseInstant, parseWallTime } from '../time/index.ts';
import { type Node, number, refuse, text } from './reader.ts';

/** Reads an amount: whole minor units, a multiple of the step (pricing P1.1, P1.2). */
export type ReadAmount = (node: Node) => Minor;

/** A reader of amounts in a currency of this step. */
export function amountOf(step: Minor): ReadAmount {
  return (node) => {
    const isAmount = Number.isSafeInteger(node.value) && Number(node.value) % step === 0;
    return isAmount ? Number(node.value) : refuse(node, 'invalidAmount', `an amount in multiples of ${step}`);
  };
}

/** Refuses what a reader gives when it is below zero. */
export function notNegative(read: ReadAmount): ReadAmount {
  return (node) => {
    const amount = read(node);
    return amount >= 0 ? amount : refuse(node, 'invalidAmount', 'an amount of 0 or more');
  };
}

/** A percentage of either sign (pricing P1.3). */
export function signedPercent(node: Node): Percent {
  const isPercent = typeof node.value === 'number' && scaledInteger(node.value, 10_000) !== undefined;
  return isPercent
    ? Number(node.value)
    : refuse(node, 'invalidPercent', 'a percentage with at most 4 decimals');
}

/** A percentage of 0 or more. */
export function percent(node: Node): Percent {
  const value = signedPercent(node);
  return value >= 0 ? value : refuse(node, 'invalidPercent', 'a percentage of 0 or more');
}

/** A percentage from 0 to 100. */
export function percentOff(node: Node): Percent {
  const value = percent(node);
  return value <= 100 ? value : refuse(node, 'invalidPercent', 'a percentage from 0 to 100');
}

/** A multiplier of 0 or more (pricing P1.3). */
export function multiplier(node: Node): Multiplier {
  const { value } = node;
  const isMultiplier =
    typeof value === 'number' && value >= 0 && scaledInteger(value, 1_000_000) !== undefined;
  return isMultiplier
    ? Number(value)
    : refuse(node, 'invalidMultiplier', 'a multiplier with at most 6 decimals');
}

/** The multiplier of a member's level: over 0, at most 1. */
export function orderDiscount(node: Node): Multiplier {
  const value = multiplier(node);
  return value > 0 && value <= 1 ? value : refuse(node, 'invalidMultiplier', 'over 0 and at most 1');
}

/** A number of pieces or a weight, 0 or more, with at most 6 decimals. */
export function measure(node: Node): number {
  const { value } = node;
  const isMeasure = typeof value === 'number' && value >= 0 && scaledInteger(value, 1_000_000) !== undefined;
  return isMeasure
    ? Number(value)
    : refuse(node, 'invalidQuantity', 'a number of 0 or more with at most 6 decimals');
}

/** A whole number of pieces, 0 or more. */
export function pieces(node: Node): number {
  const { value } = node;
  const isPieces = typeof value === 'number' && value >= 0 && scaledInteger(value, 1) !== undefined;
  const isCountable = isPieces && scaledInteger(value, 1_000_000) !== undefined;
  return isCountable ? value : refuse(node, 'invalidQuantity', 'a whole number from 0 to 9007199254');
}

/** Any number as a quantity; whether it may be is known with its product. */
export function quantity(node: Node): number {
  return typeof node.value === 'number' ? number(node) : refuse(node, 'invalidQuantity', 'a number over 0');
}

export function instant(node: Node): Instant {
  const value = typeof node.value === 'string' ? node.value : '';
  const expected = 'a moment like 2026-03-02T12:30:00+08:00';
  return parseInstant(value) === undefined ? refuse(node, 'invalidTime', expected) : value;
}

/** A date, or a moment with an offset. */
export function dateOrInstant(node: Node): string {
  const value = typeof node.value === 'string' ? node.value : '';
  return parseDate(value) === undefined ? instant(node) : value;
}

export function wallTime(node: Node): WallTime {
  const value = typeof node.value === 'string' ? node.value : '';
  return parseWallTime(value) === undefined ? refuse(node, 'invalidTime', 'a time of day HH:MM') : text(node);
}

const WEEKDAYS: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7];

/** Monday = 1 … Sunday = 7. */
export function weekday(node: Node): Weekday {
  return WEEKDAYS.find((day) => day === node.value) ?? refuse(node, 'invalidValue', 'a weekday from 1 to 7');
}

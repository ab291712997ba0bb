import type { DayRange, Moment, Unknown } from '@back-office/shared/format';
import { type DimensionId, type StoredText, storedTexts } from '../catalog/dimensions';
import type { Condition } from '../catalog/measure';
import { isMeasureId, type MeasureId } from '../catalog/measures';
import type { Scope } from './select';

/** An order of rows or groups. */
export interface Sort<By extends string = string> {
  readonly by: By;
  readonly isDescending: boolean;
}

/** What lists of transactions are sorted by: `time` is day and time, `minute` the time of day; any figure of a transaction. */
export type TransactionSort = 'time' | 'minute' | 'amount' | 'id' | Exclude<StoredText, MeasureId> | MeasureId;

export function isTransactionSort(by: string): by is TransactionSort {
  return ['time', 'minute', 'amount', 'id', ...storedTexts].includes(by) || isMeasureId(by);
}

export function isSameSort(one: Sort, other: Sort): boolean {
  return one.by === other.by && one.isDescending === other.isDescending;
}

/** A column header was pressed: its column again turns the order, another one starts as it usually is sorted. */
export function nextSort<By extends string>(current: Sort | undefined, by: By, startsDescending: boolean): Sort<By> {
  return { by, isDescending: current?.by === by ? !current.isDescending : startsDescending };
}

/**
 * What a report, a card, a chart or a reply asks for: figures, by up to three dimensions, of the transactions in a scope.
 * Measures, dimensions and filters are those of the catalog.
 */
export interface Question extends Scope {
  readonly measures: readonly MeasureId[];
  /** The outermost first. */
  readonly groupBy?: readonly DimensionId[];
  /**
   * What is added up: whole transactions, or lines or payments with their part of each amount. Filters by item then keep
   * lines, those by tender payments, and only lines can be grouped by item. By default whole transactions, and payments
   * if they are grouped by tender. Figures of one tender count its payments alone in any case.
   */
  readonly of?: 'transactions' | 'lines' | 'payments';
  /** Dimensions whose value is told for each group whose transactions, lines or payments agree in it. */
  readonly facts?: readonly DimensionId[];
  /** Transactions that are counted, by name, such as those behind each figure. */
  readonly counts?: Readonly<Record<string, Condition>>;
  /** Another period to compare with. */
  readonly baseline?: { readonly range: DayRange; readonly until?: Moment | undefined } | undefined;
  /** Order of the outermost groups, equal ones by key; by default that of their first transaction. */
  readonly sort?: Sort<MeasureId>;
  /** The outermost groups that are sent at most; the total still counts all. */
  readonly limit?: number;
}

/**
 * Unknown if the data of the source do not hold what it is calculated from; `undefined` if the figure has no meaning there,
 * such as an average of nothing.
 */
export type Figure = number | Unknown | undefined;

/** A group, or the whole. The groups within add up to it; only counts of transactions may overlap. */
export interface FigureGroup {
  /** The value of the dimension; empty for the whole and for transactions without a value. */
  readonly key: string;
  readonly figures: Readonly<Partial<Record<MeasureId, Figure>>>;
  /** Number of transactions. */
  readonly transactions: number;
  /** Values of `facts` in which all lines agree. */
  readonly facts: Readonly<Partial<Record<DimensionId, string>>>;
  readonly groups: readonly FigureGroup[];
}

/** Which values a field has. */
export interface FacetsQuestion {
  readonly scope: Scope;
  readonly field: DimensionId;
  /** Only values that contain it, whatever their case and accents. */
  readonly text?: string;
  /** At most, and by default, `maxFacets`. */
  readonly limit?: number;
}

/** More values of a field are searched for by their text. */
export const maxFacets = 500;

export interface FiguresAnswer {
  readonly total: FigureGroup;
  /** Number of outermost groups, also of those beyond the limit. */
  readonly groupCount: number;
  readonly baseline: FigureGroup | undefined;
  /** How many transactions meet each condition of `counts`. */
  readonly counts: Readonly<Record<string, number>>;
  /** If the source could not count all transactions: how many it did count, and how many there are. */
  readonly part?: { readonly counted: number; readonly of: number } | undefined;
}

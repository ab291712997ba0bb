import type { DayRange } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { isDimensionId, type DimensionId } from '../catalog/dimensions';
import { isMeasureId, type MeasureId } from '../catalog/measures';
import type { Filter } from '../columns/select';
import { namedRange, readFigures, writeFigures } from './figuresAddress';
import { fieldFilters, type FieldFilter } from './filterFields';

/** What a new custom report starts with: a figure by a field, of some days and filters. */
export interface ReportStart {
  readonly figure: MeasureId;
  readonly by: DimensionId;
  readonly range: DayRange;
  readonly filters: readonly FieldFilter[];
}

/** The figures, groups and filters of the report builder. */
export const builderOffers = {
  figures: [
    'gross-sales',
    'net-sales',
    'taxes',
    'items-sold',
    'refunds',
    'items-refunded',
    'quantity',
    'discounts-and-comps',
    'discounts',
    'discount-count',
    'comp-count',
    'comps',
    'transactions',
  ],
  groups: [
    'location',
    'device-name',
    'device-nickname',
    'item-name',
    'channel',
    'payment-method',
    'attributed-to',
    'date',
    'hour',
    'itemization-type',
  ],
  filters: [
    'channel',
    'device-name',
    'device-nickname',
    'discount-use',
    'item-name',
    'category',
    'reporting-category',
    'itemization-type',
    'location',
    'payment-method',
    'source',
    'collected-by',
    'attributed-to',
  ],
} as const satisfies {
  readonly figures: readonly MeasureId[];
  readonly groups: readonly DimensionId[];
  readonly filters: readonly DimensionId[];
};

/** The address of the report builder with a report; `undefined` if the builder cannot make it. */
export function reportAddress(
  figure: MeasureId,
  by: DimensionId,
  scope: { readonly range: DayRange; readonly filters: readonly Filter[] },
): string | undefined {
  const has = (list: readonly string[], id: string) => list.includes(id);
  const canFilter = scope.filters.every(({ field }) => has(builderOffers.filters, field));
  if (!canFilter || !has(builderOffers.figures, figure) || !has(builderOffers.groups, by)) return undefined;
  const { range, filters } = scope;
  const params = writeFigures(new URLSearchParams({ figure, by }), { range, filters: fieldFilters(filters) });
  return `${paths.createCustomReport()}?${params.toString()}`;
}

/** `undefined` if the address names no report. */
export function readReportStart(params: URLSearchParams): ReportStart | undefined {
  const [figure, by] = [params.get('figure') ?? '', params.get('by') ?? ''];
  const range = namedRange(params);
  if (!range || !isMeasureId(figure) || !isDimensionId(by)) return undefined;
  return { figure, by, range, filters: readFigures(params).filters };
}

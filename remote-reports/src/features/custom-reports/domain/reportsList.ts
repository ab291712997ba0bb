import { formatCount } from '@back-office/shared/format';
import { readChoice, withChoice, withParams, type ChoiceParam } from '@back-office/shared/url';
import { reportStatuses, titleOf, type CustomReport } from '../../../domain/customReport';
import { statusNames, typeNames } from '../../../domain/reportTexts';

export const anyStatus = 'All Status';
export const statusChoices = [anyStatus, ...reportStatuses.map((status) => statusNames[status])] as const;
export type StatusChoice = (typeof statusChoices)[number];

/** What the list shows, as its address has it: `?status=draft&q=sales`. */
export interface ReportsFilter {
  readonly search: string;
  readonly status: StatusChoice;
}

const statusParam: ChoiceParam<StatusChoice> = { name: 'status', choices: statusChoices, default: anyStatus };
const searchParam = 'q';

export function filterOf(params: URLSearchParams): ReportsFilter {
  return { search: params.get(searchParam) ?? '', status: readChoice(params, statusParam) };
}

/** The same address with another filter. */
export function withFilter(params: URLSearchParams, { search, status }: ReportsFilter): URLSearchParams {
  const searched = withParams(params, { [searchParam]: search.trim() === '' ? undefined : search });
  return withChoice(searched, statusParam, status);
}

export function isNarrowed({ search, status }: ReportsFilter): boolean {
  return search.trim() !== '' || status !== anyStatus;
}

/** The reports of a status whose name, description, type or author contains every word of the search. */
export function filterReports(
  reports: readonly CustomReport[],
  { search, status }: ReportsFilter,
): readonly CustomReport[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return reports.filter((report) => {
    if (status !== anyStatus && statusNames[report.status] !== status) return false;
    const text = [titleOf(report), report.description, typeNames[report.type], report.createdBy]
      .join(' ')
      .toLowerCase();
    return words.every((word) => text.includes(word));
  });
}

interface Counts {
  readonly filtered: number;
  readonly builtIn: number;
  readonly saved: number;
}

/** `4 of 4`; with saved reports `6 of 4 plus 2 saved`; of saved reports alone `1 of 2`. */
export function countText({ filtered, builtIn, saved }: Counts): string {
  if (builtIn === 0) return `${formatCount(filtered)} of ${formatCount(saved)}`;
  const count = `${formatCount(filtered)} of ${formatCount(builtIn)}`;
  return saved === 0 ? count : `${count} plus ${formatCount(saved)} saved`;
}

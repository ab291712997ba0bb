import {
  comparisons,
  defaultReportFilters,
  type Comparison,
  type Granularity,
  type ReportFilters,
} from '@back-office/shared/ledger';
import {
  reportChoiceParams,
  type ChoiceFilterParam,
  type Display,
  type ReportChoices,
} from '../../../domain/reportChoices';

/** Everything that determines what the sales summary shows. It is kept in the address. */
export interface SummaryView {
  readonly filters: ReportFilters;
  readonly granularity: Granularity;
  readonly display: Display;
  readonly comparison: Comparison;
}

export const defaultView: SummaryView = {
  filters: defaultReportFilters,
  granularity: reportChoiceParams.report.default,
  display: reportChoiceParams.view.default,
  comparison: 'None',
};

/** The values of the filter bar, in its order. */
export interface SummaryChoices extends ReportChoices {
  readonly compare: Comparison;
}

export type ChoiceName = keyof SummaryChoices;

/** The choices of the filter bar by the name of their address parameter. */
export const choiceParams: {
  readonly [Name in ChoiceName]: ChoiceFilterParam<SummaryChoices[Name]> & { readonly name: Name };
} = {
  ...reportChoiceParams,
  compare: { name: 'compare', label: 'Compare to', choices: comparisons, default: defaultView.comparison },
};

export function choicesOf({ filters, granularity, display, comparison }: SummaryView): SummaryChoices {
  return {
    report: granularity,
    location: filters.location,
    view: display,
    group: filters.groupBy,
    time: filters.timeframe,
    compare: comparison,
  };
}

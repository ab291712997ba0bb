import { useCallback, useMemo } from 'react';
import type { DayRange } from '@back-office/shared/format';
import { defaultRange } from '@back-office/shared/ledger';
import type { DrillDownLine } from '@back-office/shared/routes';
import { withChoice } from '@back-office/shared/url';
import { isRange, withRange } from '../../../domain/rangeParams';
import type { CheckedTransactionsState } from '../../../domain/transactionsState';
import { useAddress } from '../../../state/useAddress';
import { lineOf, viewOf, withLine } from '../domain/summaryParams';
import { choiceParams, type ChoiceName, type SummaryView } from '../domain/summaryView';

interface Summary {
  /** The same object until something other than the line changes. */
  readonly view: SummaryView;
  /** The line whose drill-down is open. */
  readonly line: DrillDownLine | undefined;
  /** Why the range of the address is not shown. */
  readonly rangeNotice: string | undefined;
  /** Replaces the range of the address with the one that is shown. */
  readonly clearRange: () => void;
  readonly setRange: (range: DayRange) => void;
  readonly choose: (name: ChoiceName, value: string) => void;
  /** The search part of the address with the drill-down of a line open. */
  readonly lineAddress: (line: DrillDownLine) => string;
  readonly closeLine: () => void;
}

/** What the report shows. It is kept in the address, so that links and the Back button restore it. */
export function useSummaryView(): Summary {
  const { params, rangeNotice, goToRange, go, close } = useAddress(withSentRange, defaultRange);
  const search = withLine(params, undefined).toString();
  const view = useMemo(() => viewOf(new URLSearchParams(search)), [search]);
  const lineAddress = useCallback(
    (line: DrillDownLine) => `?${withLine(new URLSearchParams(search), line).toString()}`,
    [search],
  );
  return {
    view,
    line: lineOf(params),
    rangeNotice,
    clearRange: () => go(withRange(params, view.filters.dateRange), { replace: true }),
    setRange(range) {
      if (isRange(range)) goToRange(range);
    },
    choose: (name, value) => go((current) => withChoice<string>(current, choiceParams[name], value)),
    lineAddress,
    closeLine: () => close(withLine(params, undefined)),
  };
}

function withSentRange(params: URLSearchParams, { dateRange }: CheckedTransactionsState) {
  return dateRange ? withRange(params, dateRange) : params;
}

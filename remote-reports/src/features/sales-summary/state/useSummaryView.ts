import { useEffect, useMemo } from 'react';
import type { DayRange } from '@back-office/shared/format';
import { useLocation, useNavigate } from '@back-office/shared/router';
import type { DrillDownLine } from '@back-office/shared/routes';
import { isRange, withRange } from '../../../domain/rangeParams';
import { readTransactionsState } from '../../../domain/transactionsState';
import { lineOf, viewOf, withChoice, withLine } from '../domain/summaryParams';
import type { ChoiceName, SummaryView } from '../domain/summaryView';

/** Navigation state of transactions that were opened from a line: closing them goes back to the report. */
const openedHere = { isOpenedHere: true };

interface Summary {
  /** The same object until something other than the line changes. */
  readonly view: SummaryView;
  /** The line whose transactions are open. */
  readonly line: DrillDownLine | undefined;
  readonly setRange: (range: DayRange) => void;
  readonly choose: (name: ChoiceName, value: string) => void;
  readonly openLine: (line: DrillDownLine) => void;
  readonly closeLine: () => void;
}

/**
 * What the report shows. It lives in the address, so that a link and the Back button bring it back; a range that
 * another screen sent along as navigation state is written there at once.
 */
export function useSummaryView(): Summary {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const sentRange = useMemo(() => readTransactionsState(state).dateRange, [state]);
  const params = useMemo(() => {
    const address = new URLSearchParams(search);
    return sentRange ? withRange(address, sentRange) : address;
  }, [search, sentRange]);
  const viewed = withLine(params, undefined).toString();
  const view = useMemo(() => viewOf(new URLSearchParams(viewed)), [viewed]);

  function go(next: URLSearchParams, options?: { readonly replace?: boolean; readonly state?: unknown }) {
    void navigate({ search: next.toString() }, options);
  }

  useEffect(() => {
    if (sentRange) void navigate({ search: params.toString() }, { replace: true, state: null });
  }, [sentRange, params, navigate]);

  return {
    view,
    line: lineOf(params),
    setRange(range) {
      if (isRange(range)) go(withRange(params, range));
    },
    choose: (name, value) => go(withChoice(params, name, value)),
    openLine: (line) => go(withLine(params, line), { state: openedHere }),
    closeLine() {
      if (isOpenedHere(state)) void navigate(-1);
      else go(withLine(params, undefined), { replace: true });
    },
  };
}

function isOpenedHere(state: unknown) {
  return typeof state === 'object' && state !== null && 'isOpenedHere' in state;
}
